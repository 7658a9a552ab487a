import { page } from "#shared/page-routes.ts";

export const searchRoutes = page("search", "features/search/search.page.tsx");
