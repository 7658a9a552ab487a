import { page } from "#shared/page-routes.ts";

export const helpManagementPages = page("adminEarthquakeHelp", "features/earthquake-help/management/help.page.tsx");
