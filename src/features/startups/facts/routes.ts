import { page } from "#shared/page-routes.ts";

export const factRoutes = [...page("factCheck", "features/startups/facts/facts.page.tsx")];
