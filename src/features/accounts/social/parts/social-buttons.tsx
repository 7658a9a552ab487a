import { useState } from "react";
import { useLocale } from "use-intl";
import { SOCIAL_NAME, type SocialProvider } from "#shared/social-providers.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { startPath } from "./start-path.ts";

interface SocialButtonsProps {
  /** Providers the portal is registered with; without any, nothing is shown. */
  providers: readonly SocialProvider[];
  /** The page to return to. */
  target: string | undefined;
  /** "Remember me" of the form beside them; undefined: there is no form, and the buttons show a box of their own. */
  rememberMe?: boolean;
}

/** Buttons to sign in with another site. They are links, because the browser leaves the portal. */
export function SocialButtons({ providers, target, rememberMe }: SocialButtonsProps) {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const [own, setOwn] = useState(false);
  if (providers.length === 0) return null;
  return (
    <section aria-label={text("social.title")}>
      <p aria-hidden="true" className="mb-3 flex items-center gap-3 text-sm text-ink-muted">
        <span className="h-px flex-1 bg-line" />
        {text("social.or")}
        <span className="h-px flex-1 bg-line" />
      </p>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {providers.map((provider) => (
          <li key={provider} className="grid sm:last:odd:col-span-2">
            <a href={startPath(provider, locale, target, rememberMe ?? own)} className="button button-secondary">
              <ProviderMark provider={provider} />
              {text("social.with", { provider: SOCIAL_NAME[provider] })}
            </a>
          </li>
        ))}
      </ul>
      {rememberMe === undefined && (
        <Checkbox
          label={text("rememberMe")}
          className="mt-1.5 noscript:hidden"
          checked={own}
          onChange={(event) => setOwn(event.target.checked)}
        />
      )}
    </section>
  );
}
