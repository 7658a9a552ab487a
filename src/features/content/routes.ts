import { page } from "#shared/page-routes.ts";
import { CONTENT_PAGES } from "./rules.ts";

export const contentRoutes = CONTENT_PAGES.flatMap((key) => page(key, "features/content/content.page.tsx"));
