import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "#shared/locale.ts";
import { page } from "#shared/page-routes.ts";
import { PATHS } from "#shared/paths.ts";

export const startupDetailRoutes: RouteConfigEntry[] = [
  ...page("startup", "features/startups/detail/detail.page.tsx"),
  ...LOCALES.map((locale) =>
    route(`${PATHS.startup[locale].slice(1)}/pdf`, "features/startups/detail/pdf.page.tsx", {
      id: `startup-pdf-${locale}`,
    }),
  ),
];
