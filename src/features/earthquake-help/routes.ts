import { page } from "#shared/page-routes.ts";

export const earthquakeHelpRoutes = page("earthquakeHelp", "features/earthquake-help/help.page.tsx");
