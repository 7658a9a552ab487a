import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const settingsRoutes: RouteConfigEntry[] = [
  ...page("dashboardSettings", "features/accounts/settings/settings.page.tsx"),
  ...page("changePassword", "features/accounts/settings/change-password.page.tsx"),
];
