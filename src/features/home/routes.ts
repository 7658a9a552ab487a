import { page } from "#shared/page-routes.ts";

export const homeRoutes = page("home", "features/home/home.page.tsx");
