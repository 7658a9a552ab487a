import { Form, Link, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { unlessCutOff } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import { FormAlert } from "../parts/form-alert.tsx";
import { isAtFault, type Refused, typedIn } from "../parts/form-answer.ts";
import { NewPassword } from "../parts/new-password.tsx";
import type { Route } from "./+types/reset-password.page";
import { resetPassword } from "./contract.ts";

export const handle: PageHandle = { frame: "auth" };

export const loader = ({ url }: Route.LoaderArgs) => ({
  code: url.searchParams.get("code") ?? "",
  done: url.searchParams.has("done"),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { code = "", password = "" } = typedIn(await request.formData(), "code", "password");
  try {
    await api(resetPassword, { body: { Code: code, NewPass: password } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(pathTo("resetPassword", locale, {}, { done: 1 }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unlessCutOff(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("recovery.resetTitle"),
    description: text("recovery.forgotDescription"),
    noindex: true,
  }));

export default function ResetPasswordPage({ loaderData: { code, done } }: Route.ComponentProps) {
  const text = useTranslations("recovery");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if (done)
    return (
      <AuthLayout title={text("doneTitle")} lead={text("doneText")}>
        <ButtonLink kind="primary" to={pathTo("login", locale)}>
          {text("signIn")}
        </ButtonLink>
      </AuthLayout>
    );
  const weak = isAtFault(answer, "NewPass");
  return (
    <AuthLayout title={text("resetTitle")} lead={text("resetLead")}>
      <Form method="post" className="grid gap-4.5">
        {answer && !weak && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="code" value={code} />
        <NewPassword label={text("newPassword")} name="password" error={weak ? answer?.failure.value : undefined} />
        <Button kind="primary" type="submit" busy={busy}>
          {text("save")}
        </Button>
        {answer?.failure.code === "resetCodeNotValid" && (
          <Link to={pathTo("forgotPassword", locale)} className="text-sm font-medium underline">
            {text("again")}
          </Link>
        )}
      </Form>
    </AuthLayout>
  );
}
