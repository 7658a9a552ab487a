import { page } from "#shared/page-routes.ts";

export const talentManagementPages = page("adminTalents", "features/talents/management/talents.page.tsx");
