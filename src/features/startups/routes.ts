import { listRoutes } from "#shared/page-routes.ts";
import { startupDetailRoutes } from "./detail/routes.ts";
import { startupEditingRoutes } from "./editing/routes.ts";
import { startupList } from "./filters.ts";
import { portfolioRoutes } from "./portfolio/routes.ts";

export const startupsRoutes = [
  ...listRoutes(startupList, "features/startups"),
  ...startupDetailRoutes,
  ...startupEditingRoutes,
  ...portfolioRoutes,
];
