import { resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const dashboardRoutes = resourceRoute(RESOURCE_PATHS.memberMenu, "features/dashboard/over-pages/menu.page.tsx");
