import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-score.page";
import { ownScores } from "./contract.ts";
import { ScoredThing } from "./parts/scored-thing.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { scores: await pageContext(context).api(ownScores, {}) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("dashboardScore.title"), description: t("dashboardScore.lead"), noindex: true }));

export default function ScorePage({ loaderData: { scores } }: Route.ComponentProps) {
  const text = useTranslations("dashboardScore");
  const locale = useLocale();
  const managesNothing = scores.every(({ kind }) => kind === "profile");
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <ul className="grid gap-5 xl:grid-cols-2">
        {scores.map((scored) => (
          <ScoredThing key={scored.id} scored={scored} />
        ))}
      </ul>
      {managesNothing && (
        <EmptyState
          title={text("noneTitle")}
          actions={
            <ButtonLink kind="primary" to={pathTo("profileAddStartup", locale)}>
              {text("addStartup")}
            </ButtonLink>
          }
        >
          {text("none")}
        </EmptyState>
      )}
    </DashboardPage>
  );
}
