import { page } from "#shared/page-routes.ts";

export const jobEditingRoutes = [
  ...page("dashboardJobs", "features/jobs/editing/own.page.tsx"),
  ...page("dashboardAddJob", "features/jobs/editing/edit.page.tsx"),
];
