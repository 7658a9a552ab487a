import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-my-program-applications.page";
import { type MadeApplication, madeApplications } from "./contract.ts";
import { MadeList } from "./parts/made-list.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { applications } = await pageContext(context).api(madeApplications, { query: {} });
  return { applications, asOf: new Date().toISOString() };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsApplying.made.title"),
    description: t("programsApplying.made.lead"),
    noindex: true,
  }));

const GROUPS: Record<"waiting" | "running" | "over", readonly MadeApplication["state"][]> = {
  waiting: ["draft"],
  running: ["sent"],
  over: ["approved", "placeGone", "declined", "withdrawn"],
};

export default function MadeApplicationsPage({ loaderData: { applications, asOf } }: Route.ComponentProps) {
  const text = useTranslations("programsApplying.made");
  const locale = useLocale();
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      {applications.length === 0 ? (
        <EmptyState
          title={text("none")}
          actions={
            <ButtonLink kind="primary" to={pathTo("incubation", locale)}>
              {text("find")}
            </ButtonLink>
          }
        >
          {text("noneText")}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {(["waiting", "running", "over"] as const).map((group) => (
            <MadeList
              key={group}
              title={text(group)}
              asOf={asOf}
              applications={applications.filter(({ state }) => GROUPS[group].includes(state))}
            />
          ))}
        </div>
      )}
    </DashboardPage>
  );
}
