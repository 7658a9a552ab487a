import { page } from "#shared/page-routes.ts";

export const startupManagementPages = page("adminStartups", "features/startups/management/management.page.tsx");
