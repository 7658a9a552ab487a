import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const schoolsPages: RouteConfigEntry[] = [
  ...page("adminSchools", "features/reference/schools/schools.page.tsx"),
];
