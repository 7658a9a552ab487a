import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const usagePages: RouteConfigEntry[] = [...page("adminUsage", "features/usage/usage.page.tsx")];
