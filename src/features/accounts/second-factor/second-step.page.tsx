import { Form, redirect, useActionData, useNavigation, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PasskeyButton } from "../passkeys/parts/passkey-button.tsx";
import { afterSignIn } from "../sign-in/parts/after-sign-in.ts";
import { signInAction } from "../sign-in/parts/sign-in-address.ts";
import type { Route } from "./+types/second-step.page";
import { CodeField } from "./parts/code-field.tsx";
import { finish } from "./parts/finish.ts";

export const handle: PageHandle = { frame: "auth" };

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, locale } = pageContext(context);
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  if (viewer.kind === "visitor" && !viewer.pending) throw redirect(signInAction(locale, target));
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await request.formData();
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  try {
    return redirect(afterSignIn(await finish(page, form), target, page.locale));
  } catch (error) {
    return actionFailure(error, page.locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSecondFactor.stepTitle"),
    description: text("accountsSecondFactor.stepDescription"),
    noindex: true,
  }));

export default function SecondStepPage() {
  const text = useTranslations("accountsSecondFactor");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  return (
    <AuthLayout title={text("stepTitle")} lead={text("stepLead")}>
      <div className="mb-4.5 grid gap-4.5 empty:hidden">
        {answer && answer.failure.fields.length === 0 && <FormAlert failure={answer.failure} />}
        <PasskeyButton Form={Form} busy={busy} label={text("usePasskey")} failed={text("passkeyFailed")} />
      </div>
      <Form method="post" className="grid gap-4.5">
        <CodeField label={text("anyCode")} error={errorAt(answer, "code", answer?.failure.value)} />
        <Button kind="primary" type="submit" busy={busy}>
          {text("signIn")}
        </Button>
        <p className="text-sm text-ink-muted">{text("lost")}</p>
        <Link to={signInAction(locale, returnPath(query.get(RETURN_PARAM)))} className="text-sm underline">
          {text("startAgain")}
        </Link>
      </Form>
    </AuthLayout>
  );
}
