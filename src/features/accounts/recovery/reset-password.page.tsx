import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { errorAt, isAtFault, type Refused, typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { tickedBoxes } from "../parts/consents.ts";
import { NewPassword } from "../parts/new-password.tsx";
import { forgotAddress } from "../sign-in/parts/forgot-address.ts";
import { signInAction } from "../sign-in/parts/sign-in-address.ts";
import { ConsentBoxes } from "../sign-up/parts/consent-boxes.tsx";
import type { Route } from "./+types/reset-password.page";
import { checkResetCode, resetPassword } from "./contract.ts";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, pages } = pageContext(context);
  const code = url.searchParams.get("code") ?? "";
  return {
    code,
    target: returnPath(url.searchParams.get(RETURN_PARAM)),
    // A code that cannot be checked now is judged by saving.
    isUsed: code !== "" && !(await api(checkResetCode, { body: { Code: code } }).catch(() => true)),
    done: url.searchParams.has("done"),
    // The account was created by an admin: its owner has not accepted the terms yet.
    isWelcome: url.searchParams.has("welcome"),
    legal: { terms: pages.has("termsOfService"), privacy: pages.has("privacyAndSecurity") },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const { code = "", password = "" } = typedIn(form, "code", "password");
  const ticked = tickedBoxes(form);
  try {
    await api(resetPassword, { body: { Code: code, NewPass: password, ...ticked.consents } });
  } catch (error) {
    return actionFailure(error, locale, { values: ticked.values });
  }
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  throw redirect(pathTo("resetPassword", locale, {}, { done: 1, [RETURN_PARAM]: target }));
}

/** Failures that are shown beside their boxes. */
const CONSENT_CODES: readonly string[] = ["termsNotAccepted", "privacyNotAccepted"];

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsRecovery.resetTitle"),
    description: text("accountsRecovery.forgotDescription"),
    noindex: true,
  }));

export default function ResetPasswordPage({
  loaderData: { code, target, isUsed, done, isWelcome, legal },
}: Route.ComponentProps) {
  const text = useTranslations("accountsRecovery");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if (done)
    return (
      <AuthLayout title={text("doneTitle")} lead={text("doneText")}>
        <ButtonLink kind="primary" to={signInAction(locale, target)}>
          {text("signIn")}
        </ButtonLink>
      </AuthLayout>
    );
  if ((!code || isUsed) && !answer)
    return (
      <AuthLayout
        title={text(isUsed ? "usedTitle" : "incompleteTitle")}
        lead={text(isUsed ? "usedLead" : "incompleteLead")}
      >
        <ButtonLink kind="primary" to={forgotAddress(locale, target)}>
          {text("again")}
        </ButtonLink>
      </AuthLayout>
    );
  const weak = isAtFault(answer, "NewPass");
  return (
    <AuthLayout
      title={text(isWelcome ? "welcomeTitle" : "resetTitle")}
      lead={text(isWelcome ? "welcomeLead" : "resetLead")}
    >
      <Form method="post" className="grid gap-4.5">
        {answer && !weak && !CONSENT_CODES.includes(answer.failure.code) && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="code" value={code} />
        <NewPassword
          label={text("newPassword")}
          name="password"
          error={errorAt(answer, "NewPass", answer?.failure.value)}
        />
        {isWelcome && (
          <div className="grid gap-1 border-t border-line pt-3">
            <ConsentBoxes answer={answer} legal={legal} />
          </div>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {text("save")}
        </Button>
        {answer?.failure.code === "resetCodeNotValid" && (
          <Link to={forgotAddress(locale, target)} className="text-sm font-medium underline">
            {text("again")}
          </Link>
        )}
      </Form>
    </AuthLayout>
  );
}
