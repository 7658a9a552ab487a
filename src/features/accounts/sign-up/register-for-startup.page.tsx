import { randomUUID } from "node:crypto";
import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { getStartupPublic } from "#features/startups/detail/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { socialProviders } from "../social/contract.ts";
import { SocialButtons } from "../social/parts/social-buttons.tsx";
import type { Route } from "./+types/register-for-startup.page";
import { type RegisterAnswer, registerFrom } from "./parts/register-action.ts";
import { RegisterForm } from "./parts/register-form.tsx";
import { SentMail } from "./parts/sent-mail.tsx";
import { StartupAside } from "./parts/startup-aside.tsx";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, pages } = pageContext(context);
  const { name, tagline, logo_256, seoUrl } = await api(getStartupPublic, { params: { seoUrlOrId: params.seoUrl } });
  return {
    startup: { name, tagline, logo: logo_256, seoUrl },
    formKey: randomUUID(),
    providers: await api(socialProviders, {}),
    legal: { terms: pages.has("termsOfService"), privacy: pages.has("privacyAndSecurity") },
  };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  registerFrom(request, pageContext(context), { startupSeoUrl: params.seoUrl });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSignUp.joinTitle", { name: args.loaderData?.startup.name ?? "" }),
    description: text("accountsSignUp.description"),
    noindex: true,
  }));

/** Sign-up by the link of a startup: its team is told, and the person continues at the page of the startup. */
export default function RegisterForStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const { startup, providers, ...form } = loaderData;
  const link = pathTo("coFounderRedirect", locale, { seoUrl: startup.seoUrl });
  const answer = useActionData<RegisterAnswer>();
  if (answer && "sentTo" in answer) return <SentMail email={answer.sentTo} target={link} />;
  return (
    <AuthLayout
      title={text("joinTitle", { name: startup.name })}
      lead={text("joinLead")}
      aside={<StartupAside {...startup} note={text("joinAfter")} />}
    >
      <RegisterForm {...form} target={link} answer={answer} />
      <div className="mt-5">
        <SocialButtons providers={providers} target={link} />
      </div>
      <p className="mt-5 text-sm">
        <Link to={link} className="font-medium underline">
          {text("joinHaveAccount")}
        </Link>
      </p>
    </AuthLayout>
  );
}
