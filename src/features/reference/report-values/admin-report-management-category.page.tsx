import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-report-management-category.page";
import { reportValueCalls } from "./contract.ts";
import { ValueTable } from "./parts/value-table.tsx";

const page = tablePage(reportValueCalls.reportCategory);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceReportValues.reportCategory");

export default function ReportCategoriesPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ValueTable
      texts="referenceReportValues.reportCategory"
      data={loaderData}
      more={[
        {
          key: "reports",
          to: ({ id }) => pathTo("adminReportManagementReport", locale, { categoryId: id }),
        },
        { key: "content", to: ({ id }) => pathTo("adminReportCategory", locale, { id }) },
      ]}
    />
  );
}
