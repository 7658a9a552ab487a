import type { RouteConfig } from "@react-router/dev/routes";
import { accountsAdminPages } from "./features/accounts/admin/routes.ts";
import { accountsRoutes } from "./features/accounts/routes.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { bannedWordsPages } from "./features/banned-words/routes.ts";
import { postManagementPages } from "./features/blog/management/routes.ts";
import { blogRoutes } from "./features/blog/routes.ts";
import { claimPages, claimRoutes } from "./features/claims/routes.ts";
import { contentEditingPages } from "./features/content/editing/routes.ts";
import { contentRoutes } from "./features/content/routes.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { helpManagementPages } from "./features/earthquake-help/management/routes.ts";
import { earthquakeHelpRoutes } from "./features/earthquake-help/routes.ts";
import { managedEntryPages } from "./features/entries/routes.ts";
import { exportsRoutes } from "./features/exports/routes.ts";
import { factsRoutes } from "./features/facts/routes.ts";
import { flaggedTextsPages } from "./features/flagged-texts/routes.ts";
import { homeRoutes } from "./features/home/routes.ts";
import { importsPages } from "./features/imports/routes.ts";
import { managedInvitationPages } from "./features/invitations/management/routes.ts";
import { invitationsRoutes } from "./features/invitations/routes.ts";
import { jobApplicantsPages } from "./features/jobs/applicants/routes.ts";
import { jobsRoutes } from "./features/jobs/routes.ts";
import { lookingRoutes } from "./features/looking/routes.ts";
import { mapsRoutes } from "./features/maps/routes.ts";
import { membersRoutes } from "./features/members/routes.ts";
import { reportedMessagesPages } from "./features/messages/reported/routes.ts";
import { messagesRoutes } from "./features/messages/routes.ts";
import { operationsPages } from "./features/operations/routes.ts";
import { organizationsRoutes } from "./features/organizations/routes.ts";
import { patentsRoutes } from "./features/patents/routes.ts";
import { holderPages } from "./features/payments/holders/routes.ts";
import { movementPages } from "./features/payments/movements/routes.ts";
import { paymentsRoutes } from "./features/payments/routes.ts";
import { paymentServicePages } from "./features/payments/service/routes.ts";
import { packagesPages } from "./features/premium/packages/routes.ts";
import { premiumRoutes } from "./features/premium/routes.ts";
import { premiumSettingsPages } from "./features/premium/settings/routes.ts";
import { programApplicantsPages } from "./features/programs/received/routes.ts";
import { programsRoutes } from "./features/programs/routes.ts";
import { providersRoutes } from "./features/providers/routes.ts";
import { pulsePages, pulseRoutes } from "./features/pulse/routes.ts";
import { doubleCitiesPages } from "./features/reference/cities/routes.ts";
import { reportValuePages } from "./features/reference/report-values/routes.ts";
import { placesRoutes } from "./features/reference/routes.ts";
import { schoolsPages } from "./features/reference/schools/routes.ts";
import { typesPages } from "./features/reference/types/routes.ts";
import { userTypesPages } from "./features/reference/user-types/routes.ts";
import { reportDownloadsPages } from "./features/reports/downloads/routes.ts";
import { reportManagementPages } from "./features/reports/management/routes.ts";
import { reportsRoutes } from "./features/reports/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { identityPages } from "./features/site/identity-editing/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { startupAddingPages } from "./features/startups/editing/routes.ts";
import { startupManagementPages } from "./features/startups/management/routes.ts";
import { mergingPages } from "./features/startups/merging/routes.ts";
import { startupsRoutes } from "./features/startups/routes.ts";
import { vanishedPages } from "./features/startups/vanished/routes.ts";
import { talentManagementPages } from "./features/talents/management/routes.ts";
import { talentsRoutes } from "./features/talents/routes.ts";
import { usagePages } from "./features/usage/routes.ts";

export default [
  ...mapsRoutes,
  ...membersRoutes,
  ...dashboardRoutes,
  ...messagesRoutes,
  ...accountsRoutes,
  ...adminRoutes([
    ...accountsAdminPages,
    ...bannedWordsPages,
    ...claimPages,
    ...doubleCitiesPages,
    ...flaggedTextsPages,
    ...premiumSettingsPages,
    ...packagesPages,
    ...reportValuePages,
    ...contentEditingPages,
    ...helpManagementPages,
    ...postManagementPages,
    ...managedEntryPages,
    ...managedInvitationPages,
    ...jobApplicantsPages,
    ...reportManagementPages,
    ...pulsePages,
    ...paymentServicePages,
    ...movementPages,
    ...holderPages,
    ...reportDownloadsPages,
    ...programApplicantsPages,
    ...startupManagementPages,
    ...startupAddingPages,
    ...talentManagementPages,
    ...operationsPages,
    ...identityPages,
    ...reportedMessagesPages,
    ...mergingPages,
    ...importsPages,
    ...usagePages,
    ...vanishedPages,
    ...typesPages,
    ...userTypesPages,
    ...schoolsPages,
  ]),
  ...blogRoutes,
  ...claimRoutes,
  ...contentRoutes,
  ...devRoutes,
  ...earthquakeHelpRoutes,
  ...exportsRoutes,
  ...factsRoutes,
  ...pulseRoutes,
  ...homeRoutes,
  ...lookingRoutes,
  ...invitationsRoutes,
  ...jobsRoutes,
  ...organizationsRoutes,
  ...patentsRoutes,
  ...programsRoutes,
  ...paymentsRoutes,
  ...premiumRoutes,
  ...placesRoutes,
  ...providersRoutes,
  ...reportsRoutes,
  ...searchRoutes,
  ...siteRoutes,
  ...startupsRoutes,
  ...talentsRoutes,
] satisfies RouteConfig;
