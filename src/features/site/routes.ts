import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

const NOT_FOUND = "features/site/not-found.page.tsx";

export const siteRoutes: RouteConfigEntry[] = [
  ...page("notFound", NOT_FOUND),
  route("*", NOT_FOUND, { id: "unknown" }),
];
