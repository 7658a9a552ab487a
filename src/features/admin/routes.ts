import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

/** Pages of the admin area, of all features, inside its shell. */
export const adminRoutes = (pages: RouteConfigEntry[]): RouteConfigEntry[] => [
  layout("features/admin/shell.page.tsx", { id: "admin-shell" }, [
    ...page("admin", "features/admin/home.page.tsx"),
    ...pages,
  ]),
  route(RESOURCE_PATHS.tableSettings.slice(1), "features/admin/table-settings.page.tsx", { id: "table-settings" }),
  route(RESOURCE_PATHS.tableChange.slice(1), "features/admin/table-change.page.tsx", { id: "table-change" }),
  route(RESOURCE_PATHS.tableExport.slice(1), "features/admin/table-export.page.tsx", { id: "table-export" }),
  ...resourceRoute(`${RESOURCE_PATHS.tableFile}/:table`, "features/admin/table-file.page.tsx"),
  ...resourceRoute(`${RESOURCE_PATHS.tableChoices}/:table`, "features/admin/table-choices.page.tsx"),
];
