import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-report-management-report-type.page";
import { reportValueCalls } from "./contract.ts";
import { ValueTable } from "./parts/value-table.tsx";

const page = tablePage(reportValueCalls.reportType);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceReportValues.reportType");

export default function ReportTypesPage({ loaderData }: Route.ComponentProps) {
  return <ValueTable texts="referenceReportValues.reportType" data={loaderData} />;
}
