import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const membersRoutes: RouteConfigEntry[] = page("dashboardManagement", "features/members/members.page.tsx");
