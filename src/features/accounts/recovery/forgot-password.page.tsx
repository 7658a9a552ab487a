import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { errorAt, isAtFault, type Refused, typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DemoMail } from "../parts/demo-mail.tsx";
import { signInAction } from "../sign-in/parts/sign-in-address.ts";
import type { Route } from "./+types/forgot-password.page";
import { forgotPassword } from "./contract.ts";

export const handle: PageHandle = { frame: "auth" };

/** The page that the person wanted to open: the link of the mail leads on to it. */
const targetOf = (url: URL) => returnPath(url.searchParams.get(RETURN_PARAM));

export const loader = ({ url }: Route.LoaderArgs) => ({ target: targetOf(url) });

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { email = "" } = typedIn(await request.formData(), "email");
  try {
    await api(forgotPassword, { body: { email, returnTo: targetOf(url) } });
    return { sentTo: email };
  } catch (error) {
    return actionFailure(error, locale, { values: { email } });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsRecovery.forgotTitle"),
    description: text("accountsRecovery.forgotDescription"),
    noindex: true,
  }));

export default function ForgotPasswordPage({ loaderData: { target } }: Route.ComponentProps) {
  const text = useTranslations("accountsRecovery");
  const shared = useTranslations("accounts");
  const locale = useLocale();
  const answer = useActionData<Refused | { sentTo: string }>();
  const busy = useNavigation().state !== "idle";
  const sent = answer && "sentTo" in answer ? answer.sentTo : undefined;
  const refused = answer && "failure" in answer ? answer : undefined;
  const atField = isAtFault(refused, "email");
  return (
    <AuthLayout title={text(sent ? "sentTitle" : "forgotTitle")} lead={sent ? undefined : text("forgotLead")}>
      {sent ? (
        <div role="status" className="grid gap-3 wrap-anywhere">
          <p>{text("sentText", { email: sent })}</p>
          <p className="text-sm text-ink-muted">{text("sentNote")}</p>
          <DemoMail />
        </div>
      ) : (
        <Form method="post" className="grid gap-4.5">
          {refused && !atField && <FormAlert failure={refused.failure} />}
          <TextField
            label={text("email")}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            defaultValue={refused?.values?.email}
            error={errorAt(refused, "email", shared("invalidEmail"))}
          />
          <Button kind="primary" type="submit" busy={busy}>
            {text("send")}
          </Button>
        </Form>
      )}
      <p className="mt-6 text-sm">
        <Link to={signInAction(locale, target)} className="font-medium underline">
          {text("back")}
        </Link>
      </p>
    </AuthLayout>
  );
}
