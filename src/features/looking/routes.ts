import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const lookingRoutes: RouteConfigEntry[] = [
  ...page("seeAs", "features/looking/see-as.page.tsx"),
  route(RESOURCE_PATHS.endLooking.slice(1), "features/looking/end.page.tsx", { id: "end-looking" }),
];
