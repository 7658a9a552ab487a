import { Form, redirect, useActionData, useNavigation, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { type Refused, typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import { login } from "../contract.ts";
import { socialProviders } from "../social/contract.ts";
import type { Route } from "./+types/login.page";
import { AccountsTexts } from "./parts/accounts-texts.tsx";
import { afterSignIn } from "./parts/after-sign-in.ts";
import { DemoAccounts } from "./parts/demo-accounts.tsx";
import { signInAction } from "./parts/sign-in-address.ts";
import { signInData } from "./parts/sign-in-data.ts";
import { SignInForm } from "./parts/sign-in-form.tsx";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, textsOf, demo } = pageContext(context);
  return signInData(textsOf("accounts"), demo, await api(socialProviders, {}));
}

/** Starts the session: for 180 days with "remember me", else until the browser ends. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, session, device } = pageContext(context);
  const form = await request.formData();
  const { email = "", password = "" } = typedIn(form, "email", "password");
  const rememberMe = form.has("rememberMe");
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  try {
    const started = await api(login, { body: { email, password, rememberMe, device: device.value } });
    session.start(started.token, rememberMe ? new Date(started.expiresAt) : undefined);
    device.set(started.device);
    return redirect(afterSignIn(started, target, locale));
  } catch (error) {
    return actionFailure(error, locale, { values: { email } });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData?.texts.signIn ?? "",
    description: args.loaderData?.texts.signInDescription ?? "",
    // The page one is led to on the way to another says nothing that this page alone does not say.
    noindex: args.location.search !== "",
  });

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountsTexts texts={loaderData.texts}>
      <SignIn demo={loaderData.demo} providers={loaderData.providers} />
    </AccountsTexts>
  );
}

function SignIn({ demo, providers }: Pick<Route.ComponentProps["loaderData"], "demo" | "providers">) {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const [query] = useSearchParams();
  const target = returnPath(query.get(RETURN_PARAM));
  const form = { Form, action: signInAction(locale, target), busy: useNavigation().state !== "idle" };
  return (
    <AuthLayout
      title={text("signInTitle")}
      lead={text(target ? "signInToContinue" : "signInLead")}
      aside={demo && <DemoAccounts {...form} demo={demo} />}
    >
      <SignInForm {...form} providers={providers} answer={useActionData<Refused>()} />
    </AuthLayout>
  );
}
