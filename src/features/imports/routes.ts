import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const importsPages: RouteConfigEntry[] = [
  ...page("adminImports", "features/imports/imports.page.tsx"),
  ...page("adminImport", "features/imports/import.page.tsx"),
];
