import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const dashboardRoutes = [
  ...page("dashboard", "features/dashboard/landing/landing.page.tsx"),
  ...page("dashboardScore", "features/dashboard/score/score.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.memberMenu, "features/dashboard/over-pages/menu.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.memberMenuBelow, "features/dashboard/sub-menus/below.page.tsx"),
];
