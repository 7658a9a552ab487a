import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const mapsRoutes: RouteConfigEntry[] = [
  ...page("ecosystemMap", "features/maps/ecosystem.page.tsx"),
  ...page("mapEcosystemMapGov", "features/maps/support.page.tsx"),
  ...page("mapTypes", "features/maps/types.page.tsx"),
];
