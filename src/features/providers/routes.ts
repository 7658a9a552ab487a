import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { providerEditingRoutes } from "./editing/routes.ts";

export const providersRoutes: RouteConfigEntry[] = [
  ...page("providers", "features/providers/list.page.tsx"),
  ...providerEditingRoutes,
  ...page("provider", "features/providers/detail/detail.page.tsx"),
];
