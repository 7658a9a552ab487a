import { route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const exportsRoutes = [
  ...page("exports", "features/exports/exports.page.tsx"),
  route(RESOURCE_PATHS.listExport.slice(1), "features/exports/file.page.tsx", { id: "list-export" }),
];
