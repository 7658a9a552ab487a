import { useState } from "react";
import { useLocale } from "use-intl";
import { isSocialProvider } from "#shared/social-providers.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OfferedSite } from "../contract.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { startPath } from "./start-path.ts";

interface SocialButtonsProps {
  /** Providers the portal is registered with; without any, nothing is shown. */
  providers: readonly OfferedSite[];
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
        {/* The house's own come first, each in a row of its own: their names are long. */}
        {providers.map(({ type, name }, at) => (
          <li key={type} className={isWide(providers, at) ? "grid sm:col-span-2" : "grid"}>
            <a href={startPath(type, locale, target, rememberMe ?? own)} className="button button-secondary">
              <ProviderMark provider={type} />
              <span className="min-w-0 wrap-anywhere">{text("social.with", { provider: name })}</span>
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

/** One of the house, or the last of an odd number of others. */
function isWide(providers: readonly OfferedSite[], at: number): boolean {
  const others = providers.filter(({ type }) => isSocialProvider(type)).length;
  return !isSocialProvider(providers[at]!.type) || (at === providers.length - 1 && others % 2 === 1);
}
