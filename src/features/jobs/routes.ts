import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listRoutes, page } from "#shared/page-routes.ts";
import { jobEditingRoutes } from "./editing/routes.ts";
import { jobList } from "./filters.ts";

export const jobsRoutes: RouteConfigEntry[] = [
  ...listRoutes(jobList, "features/jobs"),
  ...jobEditingRoutes,
  ...page("dashboardJobApplications", "features/jobs/applications/applications.page.tsx"),
  ...page("job", "features/jobs/detail/detail.page.tsx"),
];
