import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const searchRoutes = [
  ...page("search", "features/search/search.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.searchResults, "features/search/results.page.tsx"),
  ...resourceRoute(`${RESOURCE_PATHS.listData}/:list/:data`, "features/search/list-data.page.tsx"),
];
