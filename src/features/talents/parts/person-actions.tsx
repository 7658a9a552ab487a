import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

interface PersonActionsProps {
  profile: { seoUrl: string };
  signedIn: boolean;
  /** The viewer has a startup or organization to which they may invite. */
  mayInvite: boolean;
  /** The viewer is a founder, the person an investor. */
  mayBeIntroduced: boolean;
  /** The address of the page, to come back to after signing in. */
  path: string;
}

/** Writing to a person, and inviting them. Visitors sign in first. */
export function PersonActions({ profile, signedIn, mayInvite, mayBeIntroduced, path }: PersonActionsProps) {
  const text = useTranslations("talents.detail");
  const locale = useLocale();
  if (!signedIn)
    return (
      <ButtonLink kind="primary" to={pathTo("login", locale, {}, { [RETURN_PARAM]: path })}>
        {text("signInToWrite")}
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      {mayInvite && (
        <ButtonLink to={pathTo("invite", locale, {}, { person: profile.seoUrl })}>{text("invite")}</ButtonLink>
      )}
      {mayBeIntroduced && (
        <ButtonLink to={pathTo("dashboardIntroductions", locale, {}, { to: profile.seoUrl })}>
          {text("introduction")}
        </ButtonLink>
      )}
      <ButtonLink kind="primary" to={pathTo("conversation", locale, { otherUserSeoUrl: profile.seoUrl })}>
        {text("message")}
      </ButtonLink>
    </div>
  );
}
