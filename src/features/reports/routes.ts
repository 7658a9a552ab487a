import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "#shared/locale.ts";
import { page } from "#shared/page-routes.ts";
import { PATHS } from "#shared/paths.ts";

export const reportsRoutes: RouteConfigEntry[] = [
  ...page("reports", "features/reports/list.page.tsx"),
  ...page("report", "features/reports/detail/detail.page.tsx"),
  ...LOCALES.map((locale) =>
    route(`${PATHS.report[locale].slice(1)}/file/:fileName`, "features/reports/download/file.page.tsx", {
      id: `report-file-${locale}`,
    }),
  ),
];
