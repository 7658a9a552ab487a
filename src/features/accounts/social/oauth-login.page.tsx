import { data, redirect, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { isSocialProvider, SOCIAL_NAME, type SocialProvider } from "#shared/social-providers.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/oauth-login.page";
import { socialPending, socialProviders, socialStart } from "./contract.ts";
import { AgreeForm } from "./parts/agree-form.tsx";
import { answerFrom } from "./parts/answer-action.ts";
import { MailCodeForm } from "./parts/mail-code-form.tsx";
import { Progress } from "./parts/progress.tsx";
import { ProviderMark } from "./parts/provider-mark.tsx";
import { Refusal } from "./parts/refusal.tsx";
import { REMEMBER_PARAM, START_PARAM, startPath } from "./parts/start-path.ts";

export const handle: PageHandle = { frame: "auth" };

/** Leads to a provider (`start`), handles its answer (`state`), and shows the missing steps. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { locale, preferred, pages } = page;
  const type = providerOf(params.type, page);
  const query = url.searchParams;
  const target = returnPath(query.get(RETURN_PARAM));
  // Other sites may link here, but cannot start a sign-in.
  if (query.has(START_PARAM) && request.headers.get("sec-fetch-site") !== "cross-site") {
    const rememberMe = query.has(REMEMBER_PARAM);
    const { data: refused, init = {} } = await start({ type, target, rememberMe }, page);
    return data({ type, target, rememberMe, step: "refused" as const, failure: refused.failure }, init ?? {});
  }
  if (!(await page.api(socialProviders, {})).includes(type)) {
    const { data: refused, init = {} } = actionFailure(new AppError("socialLoginDisabled"), locale);
    return data({ type, target, rememberMe: false, step: "refused" as const, failure: refused.failure }, init ?? {});
  }
  if (query.has("state")) {
    // Providers return to one address; people continue in their language.
    if (preferred && preferred !== locale) throw redirect(pathTo("oauthLogin", preferred, { type }, query));
    return { type, target, step: "answered" as const };
  }
  const legal = { terms: pages.has("termsOfService"), privacy: pages.has("privacyAndSecurity") };
  const pending = await pendingAt(type, page);
  if (!pending) return { type, target, step: "welcome" as const };
  const { next, ...person } = pending;
  return { type, target, step: next, person, legal };
}

function providerOf(type: string, { locale }: PageContext): SocialProvider {
  if (!isSocialProvider(type)) throw redirect(pathTo("notFound", locale));
  return type;
}

interface Start {
  type: SocialProvider;
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

async function pendingAt(type: SocialProvider, { api, socialAttempt }: PageContext) {
  if (!socialAttempt.value) return undefined;
  return api(socialPending, { params: { type }, body: { attempt: socialAttempt.value } }).catch(() => undefined);
}

export const action = ({ request, context, params, url }: Route.ActionArgs) => {
  const page = pageContext(context);
  return answerFrom(providerOf(params.type, page), request, url, page);
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSocial.title", { provider: args.loaderData ? SOCIAL_NAME[args.loaderData.type] : "" }),
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
  const { type, target } = loaderData;
  if (loaderData.step === "refused") return <Refusal {...loaderData} provider={type} />;
  if (answer && (loaderData.step === "answered" || !CORRECTABLE_CODES.includes(answer.failure.code)))
    return <Refusal failure={answer.failure} provider={type} target={target} />;
  if (loaderData.step === "answered") return <Progress provider={SOCIAL_NAME[type]} />;
  if (loaderData.step === "emailCode")
    return <MailCodeForm provider={type} email={loaderData.person.email} answer={answer} />;
  if (loaderData.step === "register") return <AgreeForm {...loaderData} answer={answer} />;
  return <Welcome type={type} target={target} />;
}

function Welcome({ type, target }: { type: SocialProvider; target: string | undefined }) {
  const text = useTranslations("accountsSocial");
  const locale = useLocale();
  const provider = SOCIAL_NAME[type];
  return (
    <AuthLayout title={text("title", { provider })} lead={text("welcomeLead", { provider })}>
      <a href={startPath(type, locale, target)} className="button button-secondary w-full">
        <ProviderMark provider={type} />
        {text("welcomeButton", { provider })}
      </a>
    </AuthLayout>
  );
}
