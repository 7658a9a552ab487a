import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const patentsRoutes: RouteConfigEntry[] = [
  ...page("patents", "features/patents/list.page.tsx"),
  ...page("patent", "features/patents/detail/detail.page.tsx"),
];
