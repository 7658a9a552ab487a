import { page } from "#shared/page-routes.ts";

export const premiumSettingsPages = page("adminPremiumSettings", "features/premium/settings/settings.page.tsx");
