import type { RouteConfig } from "@react-router/dev/routes";
import { homeRoutes } from "./features/home/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";

export default [...homeRoutes, ...searchRoutes, ...siteRoutes] satisfies RouteConfig;
