import { page } from "#shared/page-routes.ts";

export const providerEditingRoutes = [
  ...page("dashboardProviders", "features/providers/editing/own.page.tsx"),
  ...page("dashboardAddProvider", "features/providers/editing/provider.page.tsx"),
];
