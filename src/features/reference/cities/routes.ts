import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const doubleCitiesPages: RouteConfigEntry[] = [
  ...page("adminCities", "features/reference/cities/double-cities.page.tsx"),
];
