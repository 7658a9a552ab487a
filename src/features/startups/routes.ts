import { page } from "#shared/page-routes.ts";

export const startupsRoutes = page("startups", "features/startups/list.page.tsx");
