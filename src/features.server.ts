import { accountsFeature } from "#features/accounts/feature.server.ts";
import { adminFeature } from "#features/admin/feature.server.ts";
import { bannedWordsFeature } from "#features/banned-words/feature.server.ts";
import { blogFeature } from "#features/blog/feature.server.ts";
import { claimsFeature } from "#features/claims/feature.server.ts";
import { contentFeature } from "#features/content/feature.server.ts";
import { dashboardFeature } from "#features/dashboard/feature.server.ts";
import { devFeature } from "#features/dev/feature.server.ts";
import { earthquakeHelpFeature } from "#features/earthquake-help/feature.server.ts";
import { entriesFeature } from "#features/entries/feature.server.ts";
import { exportsFeature } from "#features/exports/feature.server.ts";
import { factsFeature } from "#features/facts/feature.server.ts";
import { flaggedTextsFeature } from "#features/flagged-texts/feature.server.ts";
import { homeFeature } from "#features/home/feature.server.ts";
import { importsFeature } from "#features/imports/feature.server.ts";
import { invitationsFeature } from "#features/invitations/feature.server.ts";
import { jobsFeature } from "#features/jobs/feature.server.ts";
import { lookingFeature } from "#features/looking/feature.server.ts";
import { mapsFeature } from "#features/maps/feature.server.ts";
import { membersFeature } from "#features/members/feature.server.ts";
import { messagesFeature } from "#features/messages/feature.server.ts";
import { operationsFeature } from "#features/operations/feature.server.ts";
import { organizationsFeature } from "#features/organizations/feature.server.ts";
import { patentsFeature } from "#features/patents/feature.server.ts";
import { paymentsFeature } from "#features/payments/feature.server.ts";
import { premiumFeature } from "#features/premium/feature.server.ts";
import { programsFeature } from "#features/programs/feature.server.ts";
import { providersFeature } from "#features/providers/feature.server.ts";
import { pulseFeature } from "#features/pulse/feature.server.ts";
import { referenceFeature } from "#features/reference/feature.server.ts";
import { reportsFeature } from "#features/reports/feature.server.ts";
import { searchFeature } from "#features/search/feature.server.ts";
import { siteFeature } from "#features/site/feature.server.ts";
import { startupsFeature } from "#features/startups/feature.server.ts";
import { talentsFeature } from "#features/talents/feature.server.ts";
import { usageFeature } from "./features/usage/feature.server.ts";

/** Every feature: one line each. Its pages are found by the names of their files (`routes.ts`). */
export const FEATURES = [
  accountsFeature,
  adminFeature,
  bannedWordsFeature,
  blogFeature,
  claimsFeature,
  contentFeature,
  entriesFeature,
  dashboardFeature,
  devFeature,
  earthquakeHelpFeature,
  exportsFeature,
  factsFeature,
  pulseFeature,
  flaggedTextsFeature,
  homeFeature,
  importsFeature,
  invitationsFeature,
  jobsFeature,
  lookingFeature,
  mapsFeature,
  membersFeature,
  messagesFeature,
  operationsFeature,
  organizationsFeature,
  patentsFeature,
  programsFeature,
  paymentsFeature,
  premiumFeature,
  providersFeature,
  referenceFeature,
  reportsFeature,
  searchFeature,
  siteFeature,
  startupsFeature,
  talentsFeature,
  usageFeature,
] as const;
