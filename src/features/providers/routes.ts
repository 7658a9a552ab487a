import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listRoutes, page } from "#shared/page-routes.ts";
import { providerEditingRoutes } from "./editing/routes.ts";
import { providerList } from "./filters.ts";

export const providersRoutes: RouteConfigEntry[] = [
  ...listRoutes(providerList, "features/providers"),
  ...providerEditingRoutes,
  ...page("provider", "features/providers/detail/detail.page.tsx"),
];
