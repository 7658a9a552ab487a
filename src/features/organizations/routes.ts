import { listRoutes } from "#shared/page-routes.ts";
import { organizationList } from "./filters.ts";

export const organizationsRoutes = listRoutes(organizationList, "features/organizations");
