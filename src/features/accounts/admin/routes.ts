import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fileRoute, page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const accountsAdminPages: RouteConfigEntry[] = [
  ...page("adminUsers", "features/accounts/admin/users.page.tsx"),
  ...page("adminAdmins", "features/accounts/admin/admins.page.tsx"),
  ...fileRoute(RESOURCE_PATHS.usersFile, "features/accounts/admin/users-file.page.tsx"),
  ...fileRoute(RESOURCE_PATHS.adminsFile, "features/accounts/admin/admins-file.page.tsx"),
];
