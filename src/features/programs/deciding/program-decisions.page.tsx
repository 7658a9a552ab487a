import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/program-decisions.page";
import { type Comparison as Compared, compareApplications, type DecisionTable, decisionTable } from "./contract.ts";
import { Comparison } from "./parts/comparison.tsx";
import { decideAction } from "./parts/decide-action.ts";
import { DecisionFilters } from "./parts/decision-filters.tsx";
import { Decisions } from "./parts/decisions.tsx";
import { Jurors } from "./parts/jurors.tsx";
import { Outbox } from "./parts/outbox.tsx";
import { ResultCounts } from "./parts/results.tsx";
import { Steps } from "./parts/steps.tsx";
import { addressQuery, type TableView, tableQuery } from "./parts/table-query.ts";

export async function loader({ context, params: { programSeoUrl }, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const query = tableQuery(url.searchParams);
  const applyIds = url.searchParams.get("compare");
  if (applyIds !== null) {
    const wanted = { programSeoUrl, phaseId: query.phaseId, applyIds };
    return { query, compared: await api(compareApplications, { query: wanted }), table: undefined };
  }
  const { hasAllColumns, ...wanted } = query;
  return { query, compared: undefined, table: await api(decisionTable, { query: { ...wanted, programSeoUrl } }) };
}

export const action = ({ request, context }: Route.ActionArgs) => decideAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: [
      (args.loaderData?.table ?? args.loaderData?.compared)?.program.name,
      t(args.loaderData?.compared ? "programsDeciding.compare.title" : "programsDeciding.title"),
    ]
      .filter(Boolean)
      .join(" · "),
    description: t("programsDeciding.nothingSent"),
    noindex: true,
  }));

export default function DecisionsPage({ loaderData: { table, compared, query } }: Route.ComponentProps) {
  return table ? <Deciding table={table} query={query} /> : <Comparing compared={compared} query={query} />;
}

function Comparing({ compared, query }: { compared: Compared; query: TableView }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { seoUrl: programSeoUrl, name } = compared.program;
  return (
    <DashboardPage
      title={text("compare.title")}
      lead={name}
      actions={
        <ButtonLink to={pathTo("programDecisions", locale, { programSeoUrl }, addressQuery(query))}>
          {text("back")}
        </ButtonLink>
      }
    >
      <Comparison compared={compared} />
    </DashboardPage>
  );
}

function Deciding({ table, query }: { table: DecisionTable; query: TableView }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { program, reviewCount, jurors, keepsRanks } = table;
  const done = [
    // Where ranks are kept from the reader, so are the jurors: none would be a lie.
    text(keepsRanks ? "steps.reviewsAlone" : "steps.reviews", { count: reviewCount, jurors: jurors.length }),
    program.decidedAt && text("steps.decided", { date: formatDate(program.decidedAt, locale) }),
  ];
  return (
    <DashboardPage
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
      <Steps table={table} />
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="card overflow-clip">
          <ResultCounts table={table} />
          <DecisionFilters table={table} query={query} />
          <Decisions table={table} query={query} />
        </div>
        <div className="grid items-start gap-5 @min-[44rem]:grid-cols-2">
          <Outbox table={table} />
          <Jurors table={table} />
        </div>
      </div>
    </DashboardPage>
  );
}
