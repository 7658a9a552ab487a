import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { forgotAddress } from "../../sign-in/parts/forgot-address.ts";
import { signInAction } from "../../sign-in/parts/sign-in-address.ts";
import type { OfferedSite } from "../contract.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { startPath } from "./start-path.ts";

interface RefusalProps {
  failure: ActionFailure;
  site: OfferedSite;
  target: string | undefined;
  rememberMe?: boolean;
}

/** The failure, and other ways to sign in. */
export function Refusal({ failure, site, target, rememberMe }: RefusalProps) {
  const text = useTranslations("accountsSocial");
  const locale = useLocale();
  const final = failure.code === "socialLoginDisabled" || failure.code === "accountLocked";
  return (
    <AuthLayout title={text("refusedTitle")}>
      <div className="grid gap-3">
        <FormAlert failure={failure} />
        {!final && (
          <a href={startPath(site.type, locale, target, rememberMe)} className="button button-secondary mt-3">
            <ProviderMark provider={site.type} />
            {text("again", { provider: site.name })}
          </a>
        )}
        <ButtonLink to={signInAction(locale, target)}>{text("withPassword")}</ButtonLink>
        <ButtonLink to={forgotAddress(locale, target)} kind="quiet">
          {text("setPassword")}
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}
