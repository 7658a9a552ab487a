import { page } from "#shared/page-routes.ts";

export const aboutRoutes = page("aboutUs", "features/about/about.page.tsx");
