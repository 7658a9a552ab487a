import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listRoutes, page } from "#shared/page-routes.ts";
import { jobList } from "./filters.ts";

export const jobsRoutes: RouteConfigEntry[] = [
  ...listRoutes(jobList, "features/jobs"),
  ...page("job", "features/jobs/detail/detail.page.tsx"),
];
