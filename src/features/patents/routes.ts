import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listRoutes, page } from "#shared/page-routes.ts";
import { patentList } from "./filters.ts";

export const patentsRoutes: RouteConfigEntry[] = [
  ...listRoutes(patentList, "features/patents"),
  ...page("patent", "features/patents/detail/detail.page.tsx"),
];
