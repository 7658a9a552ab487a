import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const accountsAdminPages: RouteConfigEntry[] = [
  ...page("adminUsers", "features/accounts/admin/users.page.tsx"),
  ...page("adminAdmins", "features/accounts/admin/admins.page.tsx"),
  route(RESOURCE_PATHS.usersFile.slice(1), "features/accounts/admin/users-file.page.tsx", { id: "users-file" }),
  route(RESOURCE_PATHS.adminsFile.slice(1), "features/accounts/admin/admins-file.page.tsx", { id: "admins-file" }),
];
