import { page } from "#shared/page-routes.ts";

export const programEditingRoutes = [
  ...page("dashboardPrograms", "features/programs/editing/own.page.tsx"),
  ...page("organizationProgramList", "features/programs/editing/organization.page.tsx"),
  ...page("addProgram", "features/programs/editing/add.page.tsx"),
  ...page("editProgram", "features/programs/editing/edit.page.tsx"),
  ...page("dashboardAddProgram", "features/programs/editing/program.page.tsx"),
];
