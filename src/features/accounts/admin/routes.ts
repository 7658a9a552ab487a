import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const accountsAdminPages: RouteConfigEntry[] = [
  ...page("adminUsers", "features/accounts/admin/users.page.tsx"),
  ...page("adminAdmins", "features/accounts/admin/admins.page.tsx"),
];
