import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const mergingPages: RouteConfigEntry[] = [
  ...page("adminDoubleStartups", "features/startups/doubles/doubles.page.tsx"),
  ...page("adminStartupMerges", "features/startups/merges/merges.page.tsx"),
  ...page("adminMergeStartups", "features/startups/merging/merge.page.tsx"),
];
