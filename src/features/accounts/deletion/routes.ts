import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const deletionRoutes: RouteConfigEntry[] = [
  ...page("deleteAccount", "features/accounts/deletion/delete-account.page.tsx"),
  route(RESOURCE_PATHS.myData.slice(1), "features/accounts/deletion/my-data.page.tsx", { id: "my-data" }),
];
