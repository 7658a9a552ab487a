import { page } from "#shared/page-routes.ts";

const file = "features/site/legal/legal.page.tsx";

export const legalRoutes = [
  ...page("termsOfService", file),
  ...page("privacyAndSecurity", file),
  ...page("personalData", file),
];
