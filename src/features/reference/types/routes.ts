import { page } from "#shared/page-routes.ts";

export const typesPages = page("adminTypes", "features/reference/types/types.page.tsx");
