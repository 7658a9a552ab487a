import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const pulseRoutes: RouteConfigEntry[] = [
  ...page("pulse", "features/pulse/pulse.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.impactReport, "features/pulse/report.page.tsx"),
];
export const pulsePages: RouteConfigEntry[] = page("adminPulse", "features/pulse/manage.page.tsx");
