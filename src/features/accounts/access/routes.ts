import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const accessRoutes: RouteConfigEntry[] = page(
  "dashboardManagement",
  "features/accounts/access/members.page.tsx",
);
