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
import { BROWSER_PARAM } from "../limits.ts";
import { invitationOf } from "../parts/invitation-of.ts";
import { socialProviders } from "../social/contract.ts";
import type { Route } from "./+types/login.page";
import { AccountsTexts } from "./parts/accounts-texts.tsx";
import { afterSignIn } from "./parts/after-sign-in.ts";
import { DemoAccounts } from "./parts/demo-accounts.tsx";
import { signInAction } from "./parts/sign-in-address.ts";
import { signInData } from "./parts/sign-in-data.ts";
import { SignInForm } from "./parts/sign-in-form.tsx";
import { startSession } from "./parts/start-session.ts";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, textsOf, demo } = pageContext(context);
  const [providers, invitation] = await Promise.all([
    api(socialProviders, {}),
    invitationOf(returnPath(url.searchParams.get(RETURN_PARAM)), api),
  ]);
  return { ...signInData(textsOf("accounts"), demo, providers), invitation };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await request.formData();
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  try {
    return redirect(afterSignIn(await startSession(page, form), target, page.locale));
  } catch (error) {
    return actionFailure(error, page.locale, { values: typedIn(form, "email", "browserCode") });
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
      <SignIn {...loaderData} />
    </AccountsTexts>
  );
}

function SignIn({ demo, providers, invitation }: Omit<Route.ComponentProps["loaderData"], "texts">) {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const [query] = useSearchParams();
  const target = returnPath(query.get(RETURN_PARAM));
  const answer = useActionData<Refused>();
  const browserCode = query.get(BROWSER_PARAM) ?? answer?.values?.browserCode;
  const form = { Form, action: signInAction(locale, target), busy: useNavigation().state !== "idle" };
  return (
    <AuthLayout
      title={invitation ? text("invitedTitle", { name: invitation.entity }) : text("signInTitle")}
      lead={
        invitation ? text("invitedLead", { name: invitation.sender }) : text(target ? "signInToContinue" : "signInLead")
      }
      aside={demo && <DemoAccounts {...form} demo={demo} />}
    >
      <SignInForm {...form} providers={providers} email={invitation?.email} browserCode={browserCode} answer={answer} />
    </AuthLayout>
  );
}
