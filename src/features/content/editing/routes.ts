import { page } from "#shared/page-routes.ts";

export const contentEditingPages = page("adminContentManagement", "features/content/editing/manage.page.tsx");
