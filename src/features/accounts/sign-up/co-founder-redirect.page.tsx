import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { askToJoin, joinState } from "#features/members/contract.ts";
import { getStartupPublic } from "#features/startups/detail/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/co-founder-redirect.page";
import { StartupAside } from "./parts/startup-aside.tsx";

export const handle: PageHandle = { frame: "auth" };

/**
 * A co-founder's link: after signing in it leads to the startup. Who is not in the team confirms that they want to join
 * before the team is told. For an unknown startup nobody has to sign in first.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, viewer } = pageContext(context);
  const startup = await api(getStartupPublic, { params: { seoUrlOrId: params.seoUrl } });
  const { name, tagline, logo_256, seoUrl } = startup;
  if (viewer.kind === "visitor")
    throw redirect(pathTo("login", locale, {}, { [RETURN_PARAM]: pathTo("coFounderRedirect", locale, { seoUrl }) }));
  const state = await api(joinState, { query: { seoUrl } });
  if (state !== "none") throw redirect(pathTo("startup", locale, { seoUrl }));
  return { name, tagline, logo: logo_256, seoUrl };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  try {
    await api(askToJoin, { body: { seoUrl: params.seoUrl } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  return redirect(pathTo("startup", locale, { seoUrl: params.seoUrl }));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSignUp.joinTitle", { name: args.loaderData?.name ?? "" }),
    description: text("accountsSignUp.description"),
    noindex: true,
  }));

export default function CoFounderRedirectPage({ loaderData: startup }: Route.ComponentProps) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  return (
    <AuthLayout
      title={text("joinTitle", { name: startup.name })}
      lead={text("askLead")}
      aside={<StartupAside {...startup} />}
    >
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()} className="grid gap-3">
        {answer && <FormAlert failure={answer.failure} />}
        <Button kind="primary" type="submit" busy={busy}>
          {text("ask")}
        </Button>
        <ButtonLink to={pathTo("startup", locale, { seoUrl: startup.seoUrl })}>{text("askNot")}</ButtonLink>
      </Form>
    </AuthLayout>
  );
}
