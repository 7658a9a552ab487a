import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const userTypesPages: RouteConfigEntry[] = [
  ...page("adminUserTypeManagement", "features/reference/user-types/user-type-management.page.tsx"),
  route(RESOURCE_PATHS.userTypesFile.slice(1), "features/reference/user-types/user-types-file.page.tsx", {
    id: "user-types-file",
  }),
];
