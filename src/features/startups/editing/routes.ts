import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const startupEditingRoutes = [
  ...page("dashboardStartups", "features/startups/editing/own.page.tsx"),
  ...page("profileAddStartup", "features/startups/editing/add.page.tsx"),
  ...page("dashboardAddStartup", "features/startups/editing/add.page.tsx"),
  ...page("profileEditStartup", "features/startups/editing/edit.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.entityChoices, "features/startups/editing/choices.page.tsx"),
];

/** Inside the admin area. */
export const startupAddingPages = page("adminAddStartup", "features/startups/editing/admin-add.page.tsx");
