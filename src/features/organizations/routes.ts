import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { organizationEditingRoutes } from "./editing/routes.ts";

export const organizationsRoutes: RouteConfigEntry[] = [
  ...page("techCenters", "features/organizations/list.page.tsx"),
  ...page("techCenter", "features/organizations/detail/detail.page.tsx"),
  ...organizationEditingRoutes,
  ...page("organizers", "features/organizations/organizers.page.tsx"),
];
