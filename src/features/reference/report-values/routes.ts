import { page } from "#shared/page-routes.ts";

const FOLDER = "features/reference/report-values";

export const reportValuePages = [
  ...page("adminReportManagementCategory", `${FOLDER}/report-categories.page.tsx`),
  ...page("adminReportManagementReportType", `${FOLDER}/report-types.page.tsx`),
  ...page("adminReportManagementReportVersion", `${FOLDER}/report-versions.page.tsx`),
];
