import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { jobEditingRoutes } from "./editing/routes.ts";

export const jobsRoutes: RouteConfigEntry[] = [
  ...page("jobs", "features/jobs/list.page.tsx"),
  ...jobEditingRoutes,
  ...page("dashboardJobApplications", "features/jobs/applications/applications.page.tsx"),
  ...page("job", "features/jobs/detail/detail.page.tsx"),
];
