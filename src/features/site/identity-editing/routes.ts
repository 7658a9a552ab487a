import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

const FOLDER = "features/site/identity-editing";

export const identityPages: RouteConfigEntry[] = [
  ...page("adminBrand", `${FOLDER}/brand.page.tsx`),
  ...page("adminHeader", `${FOLDER}/header.page.tsx`),
  ...page("adminFooter", `${FOLDER}/footer.page.tsx`),
  ...page("adminLogo", `${FOLDER}/logo.page.tsx`),
  ...page("adminContact", `${FOLDER}/contact.page.tsx`),
  ...page("adminGoogleAnalyticsManagement", `${FOLDER}/analytics.page.tsx`),
];
