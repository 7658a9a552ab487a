import { page } from "#shared/page-routes.ts";

export const holderPages = page("adminPremiumManagement", "features/payments/holders/holders.page.tsx");
