import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { startupDetailRoutes } from "./detail/routes.ts";
import { startupEditingRoutes } from "./editing/routes.ts";
import { portfolioRoutes } from "./portfolio/routes.ts";

export const startupsRoutes = [
  ...page("startups", "features/startups/list.page.tsx"),
  ...startupDetailRoutes,
  ...startupEditingRoutes,
  ...portfolioRoutes,
  ...resourceRoute(RESOURCE_PATHS.roundsAndTeam, "features/startups/management/rounds-and-team.page.tsx"),
];
