import { resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const placesRoutes = resourceRoute(RESOURCE_PATHS.places, "features/reference/places.page.tsx");
