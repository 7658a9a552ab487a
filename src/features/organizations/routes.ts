import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listRoutes, page } from "#shared/page-routes.ts";
import { organizationEditingRoutes } from "./editing/routes.ts";
import { organizationList } from "./filters.ts";

export const organizationsRoutes: RouteConfigEntry[] = [
  ...listRoutes(organizationList, "features/organizations"),
  ...page("techCenter", "features/organizations/detail/detail.page.tsx"),
  ...organizationEditingRoutes,
  ...page("organizers", "features/organizations/organizers.page.tsx"),
];
