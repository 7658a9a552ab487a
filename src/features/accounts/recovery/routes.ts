import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const recoveryRoutes: RouteConfigEntry[] = [
  ...page("forgotPassword", "features/accounts/recovery/forgot-password.page.tsx"),
  ...page("resetPassword", "features/accounts/recovery/reset-password.page.tsx"),
];
