import { page } from "#shared/page-routes.ts";

export const organizationEditingRoutes = [
  ...page("dashboardOrganizers", "features/organizations/editing/own.page.tsx"),
  ...page("addOrganization", "features/organizations/editing/add.page.tsx"),
  ...page("editOrganization", "features/organizations/editing/edit.page.tsx"),
  ...page("dashboardAddOrganizer", "features/organizations/editing/organizer.page.tsx"),
];
