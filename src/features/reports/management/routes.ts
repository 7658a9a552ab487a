import { page } from "#shared/page-routes.ts";

const FOLDER = "features/reports/management";

export const reportManagementPages = [
  ...page("adminReportCategory", `${FOLDER}/category.page.tsx`),
  ...page("adminReportManagementReport", `${FOLDER}/reports.page.tsx`),
];
