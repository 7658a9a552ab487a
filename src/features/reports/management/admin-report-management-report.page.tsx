import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { languageList } from "#features/reference/contract.ts";
import { reportValueCalls } from "#features/reference/report-values/contract.ts";
import { isOffered } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { RowPanel } from "#ui/data-table/row-panel.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-report-management-report.page";
import { getCategoryContent, managedReportCalls, putReportFile, restoreReport } from "./contract.ts";
import { CURRENCIES } from "./limits.ts";
import { EditReport } from "./parts/edit-report.tsx";
import { ReportFields } from "./parts/report-fields.tsx";

const page = tablePage(managedReportCalls, {
  restore: restoreReport,
  file: putReportFile,
  summaries: managedReportCalls.change,
});

export async function loader({ context, params: { categoryId }, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const own = new URL(url);
  own.searchParams.set("categoryId", categoryId);
  const all = { query: { pageSize: 100 } };
  const [content, data, types, versions, languages, report] = await Promise.all([
    api(getCategoryContent, { params: { id: categoryId } }),
    page.loader({ context, url: own }),
    api(reportValueCalls.reportType.list, all),
    api(reportValueCalls.reportVersion.list, all),
    api(languageList, {}),
    page.editedRow({ context, url }),
  ]);
  const named = (row: { id: string; nameEn: string; nameTr: string }) => ({
    value: row.id,
    label: locale === "tr" ? row.nameTr : row.nameEn,
  });
  return {
    data,
    categoryId,
    category: locale === "tr" ? content.nameTr : content.nameEn,
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

export const action = (args: Route.ActionArgs) => page.action(args);
export const meta = tableMeta("reportsManagement.reports");

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { data, categoryId, category, edited, choices } = loaderData;
  const text = useTranslations("reportsManagement.reports");
  const locale = useLocale();
  const [query] = useSearchParams();
  const nameOf = ({ titleEn, titleTr }: { titleEn: string; titleTr: string }) =>
    locale === "tr" ? titleTr || titleEn : titleEn || titleTr;
  return (
    <>
      <AdminHead
        title={category}
        below="adminReportManagementCategory"
        lead={text("lead")}
        actions={
          <Link to={pathTo("adminReportManagementCategory", locale)} className="button button-secondary">
            {text("back")}
          </Link>
        }
      />
      <RowPanel row={edited} title={(row) => text("edit.title", { title: nameOf(row) })}>
        {(row) => <EditReport report={row} />}
      </RowPanel>
      <DataTable
        texts="reportsManagement.reports"
        data={data}
        nameOf={nameOf}
        choices={{
          ...choices,
          currency: CURRENCIES.map((value) => ({ value, label: value, disabled: !isOffered(value) })),
        }}
        isEditable={({ price }, column) => column !== "currency" || price !== null}
        actions={[
          {
            key: "edit",
            to: ({ id }) => editedRowAddress(query, id),
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
