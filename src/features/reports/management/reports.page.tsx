import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { languageList } from "#features/reference/contract.ts";
import { reportValueCalls } from "#features/reference/report-values/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/reports.page";
import { getCategoryContent, managedReportCalls, putReportFile, restoreReport } from "./contract.ts";
import { CURRENCIES, EDIT_PARAM } from "./limits.ts";
import { EditReport } from "./parts/edit-report.tsx";
import { ReportFields } from "./parts/report-fields.tsx";

const page = tablePage(managedReportCalls, { restore: restoreReport });

export async function loader({ context, params: { categoryId }, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const own = new URL(url);
  own.searchParams.set("categoryId", categoryId);
  const all = { query: { pageSize: 100 } };
  const edited = url.searchParams.get(EDIT_PARAM);
  const [content, data, types, versions, languages, report] = await Promise.all([
    api(getCategoryContent, { params: { id: categoryId } }),
    page.loader({ context, url: own }),
    api(reportValueCalls.reportType.list, all),
    api(reportValueCalls.reportVersion.list, all),
    api(languageList, {}),
    edited
      ? api(managedReportCalls.get, { params: { id: edited } }, { handlesNotFound: true }).catch(() => null)
      : null,
  ]);
  const named = (row: { id: string; nameEn: string; nameTr: string }) => ({
    value: row.id,
    label: locale === "tr" ? row.nameTr : row.nameEn,
  });
  // A category without reports is empty, not filtered.
  const isEmpty = data.table?.totalCount === 0 && Object.keys(data.filters).length === 1 && !data.request.searchText;
  return {
    data: isEmpty ? { ...data, filters: {} } : data,
    ...{ categoryId, category: locale === "tr" ? content.nameTr : content.nameEn },
    edited: report?.categoryId === categoryId ? report : null,
    choices: {
      type: types.rows.filter(({ isActive }) => isActive).map(named),
      edition: versions.rows.filter(({ isActive }) => isActive).map(named),
      language: languages
        // Those of the portal first.
        .toSorted((a, b) => Number(isLocale(b.code)) - Number(isLocale(a.code)))
        .map(({ id, name }) => ({ value: id, label: name })),
    },
  };
}

/** Besides the calls of the table: the file and the summaries of one report. */
export async function action(args: Route.ActionArgs) {
  const { api, locale } = pageContext(args.context);
  const form = await args.request.clone().formData();
  const intent = form.get("intent");
  if (intent !== "file" && intent !== "summaries") return page.action(args);
  const params = { id: String(form.get("id")) };
  const file = form.get("file");
  try {
    if (file instanceof File) await api(putReportFile, { params, body: { file } }, { handlesNotFound: true });
    else {
      const body = {
        ...{ summaryEn: String(form.get("summaryEn")), summaryTr: String(form.get("summaryTr")) },
        version: Number(form.get("version")),
      };
      const saved = await api(managedReportCalls.change, { params, body }, { handlesNotFound: true });
      return { done: intent, version: saved?.version };
    }
    return { done: intent };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);
export const meta = tableMeta("reportManagement.reports");

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { data, categoryId, category, edited, choices } = loaderData;
  const text = useTranslations("reportManagement.reports");
  const locale = useLocale();
  return (
    <>
      <AdminHead
        title={category}
        lead={text("lead")}
        actions={
          <Link to={pathTo("adminReportManagementCategory", locale)} className="button button-secondary">
            {text("back")}
          </Link>
        }
      />
      {edited && <EditReport key={edited.id} report={edited} />}
      <DataTable
        texts="reportManagement.reports"
        data={data}
        nameOf={({ titleEn, titleTr }) => (locale === "tr" ? titleTr || titleEn : titleEn || titleTr)}
        choices={{ ...choices, currency: CURRENCIES.map((value) => ({ value, label: value })) }}
        isEditable={({ price }, column) => column !== "currency" || price !== null}
        actions={[
          {
            key: "edit",
            to: ({ id }) => pathTo("adminReportManagementReport", locale, { categoryId }, { [EDIT_PARAM]: id }),
          },
          {
            key: "see",
            to: ({ seoUrl }) => pathTo("report", locale, { seoUrl }),
            isOffered: ({ state }) => state === "shown",
          },
          {
            key: "takers",
            to: ({ id }) => pathTo("adminReportDownloads", locale, {}, { reportId: id }),
            isOffered: ({ downloads }) => downloads > 0,
          },
          { key: "restore", isOffered: ({ state }) => state === "withdrawn" },
          { key: "delete", danger: true, isOffered: ({ state }) => state !== "withdrawn" },
        ]}
        quick={{ drafts: { state: "draft" }, withdrawn: { state: "withdrawn" } }}
        create={(problems: readonly ShownProblem[], reason: string | undefined) => (
          <ReportFields categoryId={categoryId} choices={choices} problems={problems} reason={reason} />
        )}
      />
    </>
  );
}
