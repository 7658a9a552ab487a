import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

interface PersonActionsProps {
  profile: { seoUrl: string };
  signedIn: boolean;
  /** The viewer has a startup or organization to which they may invite. */
  mayInvite: boolean;
  /** The address of the page, to come back to after signing in. */
  path: string;
}

/** Writing to a person, and inviting them. Visitors sign in first. */
export function PersonActions({ profile, signedIn, mayInvite, path }: PersonActionsProps) {
  const text = useTranslations("talents.detail");
  const locale = useLocale();
  const [isRequested, setRequested] = useState(false);
  if (!signedIn)
    return (
      <ButtonLink kind="primary" to={pathTo("login", locale, {}, { [RETURN_PARAM]: path })}>
        {text("signInToWrite")}
      </ButtonLink>
    );
  return (
    <div className="grid justify-items-end gap-2">
      <div className="flex flex-wrap justify-end gap-2.5">
        {mayInvite && (
          <ButtonLink to={pathTo("invite", locale, {}, { person: profile.seoUrl })}>{text("invite")}</ButtonLink>
        )}
        <Button onClick={() => setRequested(true)}>{text("message")}</Button>
      </div>
      <p role="status" className="max-w-prose text-end text-sm text-ink-muted">
        {isRequested && text("messagesFrom")}
      </p>
    </div>
  );
}
