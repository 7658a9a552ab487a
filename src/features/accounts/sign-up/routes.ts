import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const signUpRoutes: RouteConfigEntry[] = [
  ...page("register", "features/accounts/sign-up/register.page.tsx"),
  ...page("registerForStartup", "features/accounts/sign-up/register-for-startup.page.tsx"),
  ...page("coFounderRedirect", "features/accounts/sign-up/co-founder-redirect.page.tsx"),
  ...page("emailVerification", "features/accounts/sign-up/email-verification.page.tsx"),
];
