import { page } from "#shared/page-routes.ts";
import { startupDetailRoutes } from "./detail/routes.ts";

export const startupsRoutes = [...page("startups", "features/startups/list.page.tsx"), ...startupDetailRoutes];
