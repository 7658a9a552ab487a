import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const typesPages = [
  ...page("adminTypes", "features/reference/types/types.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.typeUses, "features/reference/types/uses.page.tsx"),
];
