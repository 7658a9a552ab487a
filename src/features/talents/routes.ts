import { page } from "#shared/page-routes.ts";

export const talentsRoutes = page("talent", "features/talents/detail.page.tsx");
