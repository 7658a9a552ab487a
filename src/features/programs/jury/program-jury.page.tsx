import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { cut } from "#shared/cut.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getReasons } from "../reasons/contract.ts";
import type { Route } from "./+types/program-jury.page";
import { assignmentTable, getJury } from "./contract.ts";
import { Assign } from "./parts/assign.tsx";
import { Jurors } from "./parts/jurors.tsx";
import { juryAction } from "./parts/jury-action.ts";
import { OwnReasons } from "./parts/own-reasons.tsx";
import { Phases } from "./parts/phases.tsx";

const PARTS = ["jurors", "assign", "phases", "reasons"] as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const jury = await api(getJury, { query: { programSeoUrl: params.programSeoUrl } });
  const part = PARTS.find((candidate) => candidate === url.searchParams.get("part")) ?? "jurors";
  const wanted = {
    searchText: cut((url.searchParams.get("search") ?? "").trim(), 200),
    onlyLacking: url.searchParams.get("lacking") === "true",
    currentPage: Math.max(1, Math.min(100_000, Math.trunc(Number(url.searchParams.get("page"))) || 1)),
  };
  const isAssigning = part === "assign" && !jury.hidesPairs && jury.phases.some(({ isActive }) => isActive);
  const query = { ...wanted, programId: jury.program.id, onlyLacking: wanted.onlyLacking ? "true" : "false" } as const;
  const table = isAssigning ? await api(assignmentTable, { query }) : undefined;
  const options =
    part === "jurors" ? await fieldOptions(api, { topicIds: { kind: "types", of: "sector", max: 50 } }, {}) : {};
  const reasons = part === "reasons" ? await api(getReasons, { query: { programId: jury.program.id } }) : undefined;
  return { jury, part, wanted, table, reasons, topics: options.topicIds ?? [] };
}

export const action = ({ request, context }: Route.ActionArgs) => juryAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsJury.title", { name: args.loaderData?.jury.program.name ?? "" }),
    description: t("programsJury.lead"),
    noindex: true,
  }));

export default function JuryPage({ loaderData: { jury, part, wanted, table, reasons, topics } }: Route.ComponentProps) {
  const text = useTranslations("programsJury");
  const locale = useLocale();
  const { id, name, seoUrl: programSeoUrl } = jury.program;
  const to = (query: Record<string, string>) => pathTo("programJury", locale, { programSeoUrl }, query);
  return (
    <DashboardPage
      title={text("title", { name })}
      lead={text("lead")}
      actions={
        <>
          <ButtonLink to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { programId: id })}>
            {text("toApplications")}
          </ButtonLink>
          <ButtonLink to={pathTo("programDecisions", locale, { programSeoUrl })}>{text("toDecisions")}</ButtonLink>
          <ButtonLink kind="quiet" to={pathTo("editProgram", locale, { programSeoUrl })}>
            {text("toProgram")}
          </ButtonLink>
        </>
      }
    >
      <div className="mb-5">
        <Tabs
          label={text("partsLabel")}
          tabs={PARTS.map((item) => ({
            to: to(item === "jurors" ? {} : { part: item }),
            label: text(`parts.${item}`),
            current: item === part,
          }))}
        />
      </div>
      {part === "jurors" && <Jurors jury={jury} topics={topics} />}
      {part === "assign" && <Assign jury={jury} table={table} wanted={wanted} to={to} />}
      {part === "phases" && <Phases jury={jury} />}
      {reasons && <OwnReasons programId={id} reasons={reasons} />}
    </DashboardPage>
  );
}
