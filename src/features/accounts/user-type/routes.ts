import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const userTypeRoutes: RouteConfigEntry[] = [
  ...page("userType", "features/accounts/user-type/user-type.page.tsx"),
  ...page("userNewUser", "features/accounts/user-type/new-user.page.tsx"),
];
