import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

interface SignedOutProps {
  /** Name of the site that the person had come by. */
  name: string;
  /** Where they sign out of it. */
  way: string;
}

/**
 * The session here has ended, the one at the site goes on until the person ends it, too. A link and no redirect: browsers do not
 * let the form that signs out lead to other sites, and whoever is at their own computer may want to stay signed in there.
 */
export function SignedOut({ name, way }: SignedOutProps) {
  const text = useTranslations("accountsSocial");
  const locale = useLocale();
  return (
    <AuthLayout title={text("signedOutTitle")} lead={text("signedOutLead", { provider: name })}>
      <div className="grid gap-3">
        <a href={way} className="button button-primary">
          {text("signOutThere", { provider: name })}
        </a>
        <ButtonLink to={pathTo("home", locale)} kind="quiet">
          {text("home")}
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}
