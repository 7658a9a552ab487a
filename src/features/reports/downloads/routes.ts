import { page } from "#shared/page-routes.ts";

export const reportDownloadsPages = page("adminReportDownloads", "features/reports/downloads/downloads.page.tsx");
