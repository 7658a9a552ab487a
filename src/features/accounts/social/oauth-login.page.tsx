import { data, redirect, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { isSignInSite, isSocialProvider, type SignInSite, SOCIAL_NAME } from "#shared/social-providers.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/oauth-login.page";
import { type OfferedSite, socialPending, socialProviders, socialSignOut, socialStart } from "./contract.ts";
import { AgreeForm } from "./parts/agree-form.tsx";
import { answerFrom } from "./parts/answer-action.ts";
import { MailCodeForm } from "./parts/mail-code-form.tsx";
import { Progress } from "./parts/progress.tsx";
import { ProviderMark } from "./parts/provider-mark.tsx";
import { Refusal } from "./parts/refusal.tsx";
import { SignedOut } from "./parts/signed-out.tsx";
import { REMEMBER_PARAM, SIGNED_OUT, SIGNED_OUT_PARAM, START_PARAM, startPath } from "./parts/start-path.ts";

export const handle: PageHandle = { frame: "auth" };

/** Leads to a provider (`start`), handles its answer (`state`), and shows the missing steps. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { locale, preferred, pages } = page;
  const type = siteOf(params.type, page);
  const query = url.searchParams;
  // Back from the sign-out at a site.
  if (query.get("state") === SIGNED_OUT) throw redirect(pathTo("home", preferred ?? locale));
  const site = await namedSite(type, page);
  const target = returnPath(query.get(RETURN_PARAM));
  // Other sites may link here, but cannot start a sign-in.
  if (query.has(START_PARAM) && request.headers.get("sec-fetch-site") !== "cross-site") {
    const rememberMe = query.has(REMEMBER_PARAM);
    const { data: refused, init = {} } = await start({ type, target, rememberMe }, page);
    return data({ site, target, rememberMe, step: "refused" as const, failure: refused.failure }, init ?? {});
  }
  if (!site.isOffered) {
    const { data: refused, init = {} } = actionFailure(new AppError("socialLoginDisabled"), locale);
    return data({ site, target, rememberMe: false, step: "refused" as const, failure: refused.failure }, init ?? {});
  }
  if (query.has("state")) {
    // Providers return to one address; people continue in their language.
    if (preferred && preferred !== locale) throw redirect(pathTo("oauthLogin", preferred, { type }, query));
    return { site, target, step: "answered" as const };
  }
  const legal = { terms: pages.has("termsOfService"), privacy: pages.has("privacyAndSecurity") };
  const way = query.has(SIGNED_OUT_PARAM) ? await signOutAt(type, page) : undefined;
  if (way) return { site, target, step: "signedOut" as const, way };
  const pending = await pendingAt(type, page);
  if (!pending) return { site, target, step: "welcome" as const };
  const { next, ...person } = pending;
  return { site, target, step: next, person, legal };
}

function siteOf(type: string, { locale }: PageContext): SignInSite {
  if (!isSignInSite(type)) throw redirect(pathTo("notFound", locale));
  return type;
}

/** The site with its name. Those that everybody knows have one also where the house is not registered with them. */
async function namedSite(
  type: SignInSite,
  { api, locale }: PageContext,
): Promise<OfferedSite & { isOffered: boolean }> {
  const offered = (await api(socialProviders, {})).find((site) => site.type === type);
  if (offered) return { ...offered, isOffered: true };
  if (!isSocialProvider(type)) throw redirect(pathTo("notFound", locale));
  return { type, name: SOCIAL_NAME[type], isOffered: false };
}

/** Where to sign out of the site; undefined: nobody has just signed out here, or the site does not say. */
async function signOutAt(type: SignInSite, { api, socialAttempt }: PageContext): Promise<string | undefined> {
  const asked = { params: { type }, body: { attempt: socialAttempt.value } };
  return (await api(socialSignOut, asked).catch(() => undefined))?.address;
}

interface Start {
  type: SignInSite;
  target: string | undefined;
  rememberMe: boolean;
}

/** Redirects to the provider. Returns only when that is refused. */
async function start({ type, target, rememberMe }: Start, { api, locale, socialAttempt }: PageContext) {
  const query = { returnTo: target, rememberMe: rememberMe ? ("true" as const) : ("false" as const) };
  const started = await api(socialStart, { params: { type }, query }).catch((error: unknown) =>
    actionFailure(error, locale),
  );
  if (!("attempt" in started)) return started;
  socialAttempt.set(started.attempt);
  throw redirect(started.redirectURL);
}

async function pendingAt(type: SignInSite, { api, socialAttempt }: PageContext) {
  if (!socialAttempt.value) return undefined;
  return api(socialPending, { params: { type }, body: { attempt: socialAttempt.value } }).catch(() => undefined);
}

export const action = ({ request, context, params, url }: Route.ActionArgs) => {
  const page = pageContext(context);
  return answerFrom(siteOf(params.type, page), request, url, page);
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSocial.title", { provider: args.loaderData?.site.name ?? "" }),
    description: text("accountsSocial.description"),
    noindex: true,
  }));

/** Failures after which the form can be corrected. */
const CORRECTABLE_CODES = [
  "mailCodeNotValid",
  "termsNotAccepted",
  "privacyNotAccepted",
  "invalidInput",
  "connectionLost",
];

export default function OauthLoginPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<Refused>();
  const { site, target } = loaderData;
  if (loaderData.step === "refused") return <Refusal {...loaderData} />;
  if (loaderData.step === "signedOut") return <SignedOut name={site.name} way={loaderData.way} />;
  if (answer && (loaderData.step === "answered" || !CORRECTABLE_CODES.includes(answer.failure.code)))
    return <Refusal failure={answer.failure} site={site} target={target} />;
  if (loaderData.step === "answered") return <Progress provider={site.name} />;
  if (loaderData.step === "emailCode")
    return <MailCodeForm site={site} email={loaderData.person.email} answer={answer} />;
  if (loaderData.step === "register") return <AgreeForm {...loaderData} answer={answer} />;
  return <Welcome site={site} target={target} />;
}

function Welcome({ site: { type, name }, target }: { site: OfferedSite; target: string | undefined }) {
  const text = useTranslations("accountsSocial");
  const locale = useLocale();
  return (
    <AuthLayout title={text("title", { provider: name })} lead={text("welcomeLead", { provider: name })}>
      <a href={startPath(type, locale, target)} className="button button-secondary w-full">
        <ProviderMark provider={type} />
        {text("welcomeButton", { provider: name })}
      </a>
    </AuthLayout>
  );
}
