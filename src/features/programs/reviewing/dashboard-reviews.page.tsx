import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-reviews.page";
import { reviewQueue, reviewTable } from "./contract.ts";
import { QueueCard } from "./parts/queue-card.tsx";
import { reviewAction } from "./parts/review-action.ts";
import { ScoreTable } from "./parts/score-table.tsx";

/** Without a program all queues; with one the table of its scores. */
export async function loader({ context, params: { programSeoUrl } }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  if (programSeoUrl) return { table: await api(reviewTable, { query: { programSeoUrl } }), queues: [] };
  return { table: undefined, queues: await api(reviewQueue, { query: {} }) };
}

export const action = ({ request, context }: Route.ActionArgs) => reviewAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.table
      ? t("programsReviewing.tableTitle", { name: args.loaderData.table.queue.program.name })
      : t("programsReviewing.queueTitle"),
    description: t("programsReviewing.queueLead"),
    noindex: true,
  }));

export default function QueuePage({ loaderData: { table, queues } }: Route.ComponentProps) {
  const text = useTranslations("programsReviewing");
  if (table)
    return (
      <DashboardPage title={text("tableTitle", { name: table.queue.program.name })} lead={text("tableLead")}>
        <ScoreTable key={table.queue.phase.id} table={table} />
      </DashboardPage>
    );
  return (
    <DashboardPage title={text("queueTitle")} lead={text("queueLead")}>
      {queues.length === 0 && <EmptyState title={text("none")}>{text("noneHint")}</EmptyState>}
      <div className="grid gap-5">
        {queues.map((queue) => (
          <QueueCard key={queue.phase.id} queue={queue} />
        ))}
      </div>
    </DashboardPage>
  );
}
