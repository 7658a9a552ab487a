import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const userTypesPages: RouteConfigEntry[] = [
  ...page("adminUserTypeManagement", "features/reference/user-types/user-type-management.page.tsx"),
];
