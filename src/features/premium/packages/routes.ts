import { page } from "#shared/page-routes.ts";

export const packagesPages = page("adminPackageManagement", "features/premium/packages/manage.page.tsx");
