import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

const NOT_FOUND = "features/site/not-found.page.tsx";

export const siteRoutes: RouteConfigEntry[] = [
  ...page("notFound", NOT_FOUND),
  route(RESOURCE_PATHS.countVisits.slice(1), "features/site/consent.page.tsx", { id: "countVisits" }),
  route(RESOURCE_PATHS.theme.slice(1), "features/site/theme.page.tsx", { id: "theme" }),
  route(RESOURCE_PATHS.sitemap.slice(1), "features/site/sitemap.page.tsx", { id: "sitemap" }),
  route(RESOURCE_PATHS.robots.slice(1), "features/site/robots.page.tsx", { id: "robots" }),
  route("*", NOT_FOUND, { id: "unknown" }),
];
