import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { deletionRoutes } from "./deletion/routes.ts";
import { recoveryRoutes } from "./recovery/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { signUpRoutes } from "./sign-up/routes.ts";
import { socialRoutes } from "./social/routes.ts";
import { userTypeRoutes } from "./user-type/routes.ts";

export const accountsRoutes: RouteConfigEntry[] = [
  ...page("login", "features/accounts/sign-in/login.page.tsx"),
  route(RESOURCE_PATHS.signInForm.slice(1), "features/accounts/sign-in/sign-in-form.page.tsx", { id: "sign-in-form" }),
  route(RESOURCE_PATHS.signOut.slice(1), "features/accounts/sign-in/sign-out.page.tsx", { id: "sign-out" }),
  ...deletionRoutes,
  ...recoveryRoutes,
  ...settingsRoutes,
  ...signUpRoutes,
  ...socialRoutes,
  ...userTypeRoutes,
];
