import { redirect, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { confirmEmailChange } from "../email/contract.ts";
import { type ResendAnswer, ResendForm } from "../parts/resend-form.tsx";
import { SubmitOnce } from "../parts/submit-once.tsx";
import { afterSignIn } from "../sign-in/parts/after-sign-in.ts";
import { signInAction } from "../sign-in/parts/sign-in-address.ts";
import type { Route } from "./+types/email-verification.page";
import { sendVerificationMail, verifyEmail } from "./contract.ts";
import { MailArt } from "./parts/mail-art.tsx";

export const handle: PageHandle = { frame: "auth" };

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = pageContext(context);
  const { searchParams: query } = url;
  return {
    code: query.get("code"),
    confirmed: query.get("confirmed"),
    /** The code is for a new address of an account. */
    changes: query.has("change"),
    target: returnPath(query.get(RETURN_PARAM)),
    isMember: viewer.kind === "member",
  };
}

/**
 * Confirms the address by its code, or sends the mail again. Opening the link is not enough, because programs open
 * links too.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale, session, device } = pageContext(context);
  const form = await request.formData();
  const { intent, email = "", code = "" } = typedIn(form, "intent", "email", "code");
  const wanted = returnPath(url.searchParams.get(RETURN_PARAM));
  try {
    if (intent === "resend") {
      await api(sendVerificationMail, { body: { email, returnTo: wanted } });
      return { sentTo: email };
    }
    if (intent === "change") {
      await api(confirmEmailChange, { body: { code } });
      return redirect(pathTo("emailVerification", locale, {}, { confirmed: 1, change: 1 }));
    }
    const verified = await api(verifyEmail, { body: { code, device: device.value } });
    const { startupSeoUrl, isInvited, session: started } = verified;
    const [confirmed, target] = startupSeoUrl
      ? ["join", pathTo("startup", locale, { seoUrl: startupSeoUrl })]
      : wanted
        ? ["return", wanted]
        : isInvited
          ? ["invited", pathTo("profileInvitations", locale)]
          : ["1", undefined];
    if (started) {
      session.start(started.token, undefined);
      device.set(started.device);
      if (started.isUserTypeSelected) return redirect(afterSignIn(started, target, locale));
      return redirect(pathTo("userType", locale, {}, { verified: 1, [RETURN_PARAM]: target }));
    }
    return redirect(pathTo("emailVerification", locale, {}, { confirmed, [RETURN_PARAM]: target }));
  } catch (error) {
    return actionFailure(error, locale, { values: { email } });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSignUp.verifyTitle"),
    description: text("accountsSignUp.verifyDescription"),
    noindex: true,
  }));

export default function EmailVerificationPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const answer = useActionData<ResendAnswer>();
  const { target } = loaderData;
  if (loaderData.confirmed) return <Confirmed {...loaderData} />;
  if (loaderData.code && !answer) {
    const { code, changes } = loaderData;
    const lead = text(changes ? "changeLead" : "verifyLead");
    const texts = { title: text("verifyTitle"), lead, button: text("verifyButton") };
    return <SubmitOnce {...texts} fields={changes ? { intent: "change", code } : { code }} />;
  }
  const failure = answer && "failure" in answer ? answer.failure : undefined;
  if (failure && loaderData.changes)
    return (
      <AuthLayout title={text("verifyTitle")}>
        <FormAlert failure={failure} />
        <ButtonLink to={pathTo("dashboardSettings", locale)} className="mt-4">
          {text("changeAgain")}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout title={text("verifyTitle")} lead={text("resendLead")}>
      <div className="grid gap-4.5">
        {failure && <FormAlert failure={failure} />}
        <ResendForm answer={failure ? undefined : answer} target={target} />
        <p className="text-sm text-ink-muted">
          {text("confirmedBefore")}{" "}
          <Link to={signInAction(locale, target)} className="font-medium underline">
            {text("signIn")}
          </Link>
        </p>
      </div>
    </AuthLayout>
  );
}

/** The next step, by how the address was confirmed. */
const NEXT_STEPS = {
  join: "confirmedJoinLead",
  invited: "confirmedInvitedLead",
  return: "confirmedReturnLead",
} as const satisfies Record<string, string>;
const leadOf = (confirmed: string | null) => NEXT_STEPS[confirmed as keyof typeof NEXT_STEPS] ?? "confirmedLead";

type ConfirmedProps = Pick<Route.ComponentProps["loaderData"], "target" | "isMember" | "changes" | "confirmed">;

function Confirmed({ target, isMember, changes, confirmed }: ConfirmedProps) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const next = isMember ? (target ?? pathTo("home", locale)) : signInAction(locale, target);
  return (
    <AuthLayout title={undefined}>
      <div className="grid justify-items-center gap-3 text-center">
        <MailArt done />
        <h1 className="text-3xl">{text("confirmedTitle")}</h1>
        <p className="text-ink-muted">{text(changes ? "changedLead" : leadOf(confirmed))}</p>
        <ButtonLink kind="primary" to={next} className="mt-3 min-w-48">
          {text(isMember ? "goOn" : "signIn")}
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}
