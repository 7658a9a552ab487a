import { randomUUID } from "node:crypto";
import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { listUnpublishedPages } from "#features/content/contract.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import { invitationCodeOf, invitationOf } from "../parts/invitation-of.ts";
import { signInAction } from "../sign-in/parts/sign-in-address.ts";
import { socialProviders } from "../social/contract.ts";
import { SocialButtons } from "../social/parts/social-buttons.tsx";
import type { Route } from "./+types/register.page";
import { EMAIL_MAX_LENGTH } from "./limits.ts";
import { type RegisterAnswer, registerFrom } from "./parts/register-action.ts";
import { RegisterForm } from "./parts/register-form.tsx";
import { SentMail } from "./parts/sent-mail.tsx";
import { WhyAside } from "./parts/why-aside.tsx";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, pages } = pageContext(context);
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  const unpublished = await api(listUnpublishedPages, {});
  return {
    /** Nobody can agree to a draft. */
    isClosed: Object.values(LEGAL_TEXTS).some((key) => unpublished.includes(key)),
    invitation: await invitationOf(target, api),
    formKey: randomUUID(),
    providers: await api(socialProviders, {}),
    // The link of an invitation contains the invited address.
    email: url.searchParams.get("email")?.slice(0, EMAIL_MAX_LENGTH) ?? "",
    target,
    legal: { terms: pages.has("termsOfService"), privacy: pages.has("privacyAndSecurity") },
  };
}

export const action = ({ request, context, url }: Route.ActionArgs) => {
  const target = returnPath(url.searchParams.get(RETURN_PARAM));
  return registerFrom(request, pageContext(context), { invitationCode: invitationCodeOf(target), target });
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSignUp.title"),
    description: text("accountsSignUp.description"),
    // The page one is led to on the way to another says nothing that this page alone does not say.
    noindex: args.location.search !== "",
  }));

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const { formKey, legal, email, target, invitation, isClosed } = loaderData;
  const answer = useActionData<RegisterAnswer>();
  if (answer && "sentTo" in answer) return <SentMail email={answer.sentTo} target={target} />;
  return (
    <AuthLayout
      title={invitation ? text("joinTitle", { name: invitation.entity }) : text("title")}
      lead={invitation ? text("invitedLead", { name: invitation.sender }) : text("lead")}
      aside={<WhyAside />}
    >
      {isClosed ? (
        <Note icon={<InfoIcon />} title={text("closedTitle")}>
          <p>{text("closed")}</p>
        </Note>
      ) : (
        <>
          <RegisterForm formKey={formKey} legal={legal} email={email} target={target} answer={answer} />
          <div className="mt-5">
            <SocialButtons providers={loaderData.providers} target={target} />
          </div>
        </>
      )}
      <p className="mt-5 text-sm text-ink-muted">
        {text("haveAccount")}{" "}
        <Link to={signInAction(locale, target)} className="font-medium underline">
          {text("signIn")}
        </Link>
      </p>
    </AuthLayout>
  );
}
