import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-report-management-report-version.page";
import { reportValueCalls } from "./contract.ts";
import { ValueTable } from "./parts/value-table.tsx";

const page = tablePage(reportValueCalls.reportVersion);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceReportValues.reportVersion");

export default function ReportVersionsPage({ loaderData }: Route.ComponentProps) {
  return <ValueTable texts="referenceReportValues.reportVersion" data={loaderData} />;
}
