import { accountsPolicy } from "#features/accounts/policy.ts";
import { adminPolicy } from "#features/admin/policy.ts";
import { bannedWordsPolicy } from "#features/banned-words/policy.ts";
import { blogPolicy } from "#features/blog/policy.ts";
import { claimsPolicy } from "#features/claims/policy.ts";
import { contentPolicy } from "#features/content/policy.ts";
import { scorePolicy } from "#features/dashboard/score/policy.ts";
import { devPolicy } from "#features/dev/policy.ts";
import { earthquakeHelpPolicy } from "#features/earthquake-help/policy.ts";
import { entriesPolicy } from "#features/entries/policy.ts";
import { exportsPolicy } from "#features/exports/policy.ts";
import { factsPolicy } from "#features/facts/policy.ts";
import { flaggedTextsPolicy } from "#features/flagged-texts/policy.ts";
import { homePolicy } from "#features/home/policy.ts";
import { importsPolicy } from "#features/imports/policy.ts";
import { invitationsPolicy } from "#features/invitations/policy.ts";
import { jobApplicationsPolicy } from "#features/jobs/applications/policy.ts";
import { jobEditingPolicy } from "#features/jobs/editing/policy.ts";
import { jobsPolicy } from "#features/jobs/policy.ts";
import { lookingPolicy } from "#features/looking/policy.ts";
import { mapsPolicy } from "#features/maps/policy.ts";
import { membersPolicy } from "#features/members/policy.ts";
import { messagesPolicy } from "#features/messages/policy.ts";
import { operationsPolicy } from "#features/operations/policy.ts";
import { organizationEditingPolicy } from "#features/organizations/editing/policy.ts";
import { organizationsPolicy } from "#features/organizations/policy.ts";
import { patentsPolicy } from "#features/patents/policy.ts";
import { paymentsPolicy } from "#features/payments/policy.ts";
import { premiumPolicy } from "#features/premium/policy.ts";
import { programApplyingPolicy } from "#features/programs/applying/policy.ts";
import { programDecidingPolicy } from "#features/programs/deciding/policy.ts";
import { programEditingPolicy } from "#features/programs/editing/policy.ts";
import { programFitPolicy } from "#features/programs/fit/policy.ts";
import { programJuryPolicy } from "#features/programs/jury/policy.ts";
import { programPapersPolicy } from "#features/programs/papers/policy.ts";
import { programsPolicy } from "#features/programs/policy.ts";
import { programReceivedPolicy } from "#features/programs/received/policy.ts";
import { programReviewingPolicy } from "#features/programs/reviewing/policy.ts";
import { providerEditingPolicy } from "#features/providers/editing/policy.ts";
import { providersPolicy } from "#features/providers/policy.ts";
import { pulsePolicy } from "#features/pulse/policy.ts";
import { referencePolicy } from "#features/reference/policy.ts";
import { reportManagementPolicy } from "#features/reports/management/policy.ts";
import { reportsPolicy } from "#features/reports/policy.ts";
import { searchPolicy } from "#features/search/policy.ts";
import { sitePolicy } from "#features/site/policy.ts";
import { startupEditingPolicy } from "#features/startups/editing/policy.ts";
import { legacyEditingPolicy } from "#features/startups/legacy-editing/policy.ts";
import { startupsPolicy } from "#features/startups/policy.ts";
import { portfolioPolicy } from "#features/startups/portfolio/policy.ts";
import { talentsPolicy } from "#features/talents/policy.ts";
import { usagePolicy } from "#features/usage/policy.ts";
import type { FeaturePolicy } from "./policy.ts";

/** The policy table: one line a feature. */
export const POLICIES: readonly FeaturePolicy[] = [
  accountsPolicy,
  adminPolicy,
  bannedWordsPolicy,
  blogPolicy,
  claimsPolicy,
  contentPolicy,
  entriesPolicy,
  scorePolicy,
  devPolicy,
  earthquakeHelpPolicy,
  flaggedTextsPolicy,
  homePolicy,
  invitationsPolicy,
  jobApplicationsPolicy,
  jobEditingPolicy,
  jobsPolicy,
  mapsPolicy,
  membersPolicy,
  messagesPolicy,
  operationsPolicy,
  organizationEditingPolicy,
  organizationsPolicy,
  patentsPolicy,
  programDecidingPolicy,
  programApplyingPolicy,
  programEditingPolicy,
  programFitPolicy,
  programPapersPolicy,
  programsPolicy,
  programReviewingPolicy,
  programJuryPolicy,
  programReceivedPolicy,
  paymentsPolicy,
  lookingPolicy,
  premiumPolicy,
  providerEditingPolicy,
  providersPolicy,
  referencePolicy,
  reportsPolicy,
  reportManagementPolicy,
  searchPolicy,
  sitePolicy,
  exportsPolicy,
  factsPolicy,
  pulsePolicy,
  portfolioPolicy,
  legacyEditingPolicy,
  startupEditingPolicy,
  startupsPolicy,
  talentsPolicy,
  importsPolicy,
  usagePolicy,
];
