import type { RouteConfig } from "@react-router/dev/routes";
import { aboutRoutes } from "./features/about/routes.ts";
import { accountsAdminPages } from "./features/accounts/admin/routes.ts";
import { deletionRoutes } from "./features/accounts/deletion/routes.ts";
import { recoveryRoutes } from "./features/accounts/recovery/routes.ts";
import { accountsRoutes } from "./features/accounts/routes.ts";
import { settingsRoutes } from "./features/accounts/settings/routes.ts";
import { signUpRoutes } from "./features/accounts/sign-up/routes.ts";
import { socialRoutes } from "./features/accounts/social/routes.ts";
import { userTypeRoutes } from "./features/accounts/user-type/routes.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { bannedWordsPages } from "./features/banned-words/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { flaggedTextsPages } from "./features/flagged-texts/routes.ts";
import { homeRoutes } from "./features/home/routes.ts";
import { invitationsRoutes } from "./features/invitations/routes.ts";
import { membersRoutes } from "./features/members/routes.ts";
import { userTypesPages } from "./features/reference/user-types/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { legalRoutes } from "./features/site/legal/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { startupDetailRoutes } from "./features/startups/detail/routes.ts";
import { startupsRoutes } from "./features/startups/routes.ts";
import { talentsRoutes } from "./features/talents/routes.ts";

export default [
  ...aboutRoutes,
  ...membersRoutes,
  ...accountsRoutes,
  ...deletionRoutes,
  ...adminRoutes([...accountsAdminPages, ...bannedWordsPages, ...flaggedTextsPages, ...userTypesPages]),
  ...devRoutes,
  ...homeRoutes,
  ...legalRoutes,
  ...invitationsRoutes,
  ...recoveryRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...signUpRoutes,
  ...siteRoutes,
  ...socialRoutes,
  ...startupDetailRoutes,
  ...startupsRoutes,
  ...userTypeRoutes,
  ...talentsRoutes,
] satisfies RouteConfig;
