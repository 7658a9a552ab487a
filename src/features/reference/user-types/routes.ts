import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fileRoute, page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const userTypesPages: RouteConfigEntry[] = [
  ...page("adminUserTypeManagement", "features/reference/user-types/user-type-management.page.tsx"),
  ...fileRoute(RESOURCE_PATHS.userTypesFile, "features/reference/user-types/user-types-file.page.tsx"),
];
