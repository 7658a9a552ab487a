import { intentAction } from "#shared/intent-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/profile-investments.page";
import { receivedLinks } from "./contract.ts";
import { linkIntents } from "./parts/link-intents.ts";
import { AnsweredLinks, WaitingLinks } from "./parts/received-links.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  return { links: await api(receivedLinks, { query: {} }) };
}

const answer = intentAction(linkIntents);
export const action = ({ request, context }: Route.ActionArgs) => answer(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsLinks.title"),
    description: t("startupsLinks.description"),
    noindex: true,
  }));

export default function InvestmentsPage({ loaderData: { links } }: Route.ComponentProps) {
  const text = useTranslations("startupsLinks");
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      {links.length === 0 ? (
        <EmptyState title={text("none")}>{text("noneLead")}</EmptyState>
      ) : (
        <>
          <WaitingLinks links={links} />
          <AnsweredLinks links={links} />
        </>
      )}
    </DashboardPage>
  );
}
