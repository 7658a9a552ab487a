import { route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const programApplyingRoutes = [
  ...page("applyProgram", "features/programs/applying/apply.page.tsx"),
  ...page("dashboardMyProgramApplications", "features/programs/applying/made.page.tsx"),
  ...page("dashboardApplications", "features/programs/applying/made.page.tsx"),
  ...page("dashboardIncubationApplications", "features/programs/applying/made.page.tsx"),
  route(RESOURCE_PATHS.applicationFile.slice(1), "features/programs/applying/file.page.tsx", {
    id: "application-file",
  }),
];
