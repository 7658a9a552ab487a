import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const vanishedPages: RouteConfigEntry[] = [
  ...page("adminVanished", "features/startups/vanished/vanished.page.tsx"),
];
