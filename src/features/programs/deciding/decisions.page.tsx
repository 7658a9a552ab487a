import { useLocale } from "use-intl";
import { Dashboard } from "#features/dashboard/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/decisions.page";
import { decisionTable } from "./contract.ts";
import { decideAction } from "./parts/decide-action.ts";
import { DecisionFilters } from "./parts/decision-filters.tsx";
import { Decisions } from "./parts/decisions.tsx";
import { Jurors } from "./parts/jurors.tsx";
import { Outbox } from "./parts/outbox.tsx";
import { ResultCounts } from "./parts/result-counts.tsx";
import { tableQuery } from "./parts/table-query.ts";

export async function loader({ context, params: { programSeoUrl }, url }: Route.LoaderArgs) {
  const query = tableQuery(url.searchParams);
  return { query, table: await pageContext(context).api(decisionTable, { query: { ...query, programSeoUrl } }) };
}

export const action = ({ request, context }: Route.ActionArgs) => decideAction(request, pageContext(context));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: [args.loaderData?.table.program.name, t("programDeciding.title")].filter(Boolean).join(" · "),
    description: t("programDeciding.nothingSent"),
    noindex: true,
  }));

export default function DecisionsPage({ loaderData: { table, query } }: Route.ComponentProps) {
  const text = useTranslations("programDeciding");
  const locale = useLocale();
  const { program, reviewCount, jurors } = table;
  const done = [
    text("steps.reviews", { count: reviewCount, jurors: jurors.length }),
    program.decidedAt && text("steps.decided", { date: formatDate(program.decidedAt, locale) }),
  ];
  return (
    <Dashboard
      title={text("title")}
      lead={`${text("lead", { name: program.name, organizer: program.organizer.name })} · ${done.filter(Boolean).join(" · ")}`}
      actions={
        <>
          <ButtonLink to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { programId: program.id })}>
            {text("toApplications")}
          </ButtonLink>
          <ButtonLink to={pathTo("programJury", locale, { programSeoUrl: program.seoUrl })}>
            {text("toJury")}
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="card overflow-hidden">
          <ResultCounts table={table} />
          <DecisionFilters table={table} query={query} />
          <Decisions table={table} query={query} />
        </div>
        <div className="grid gap-5 md:grid-cols-2 2xl:grid-cols-1">
          <Outbox table={table} />
          <Jurors table={table} />
        </div>
      </div>
    </Dashboard>
  );
}
