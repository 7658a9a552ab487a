import { page } from "#shared/page-routes.ts";

export const factsRoutes = [...page("factCheck", "features/facts/facts.page.tsx")];
