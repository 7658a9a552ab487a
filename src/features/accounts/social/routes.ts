import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const socialRoutes: RouteConfigEntry[] = [
  ...page("oauthLogin", "features/accounts/social/oauth-login.page.tsx"),
];
