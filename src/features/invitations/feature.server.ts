import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { invitationsApi } from "./api.server.ts";
import { invitationJobs } from "./jobs.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const invitationsFeature = {
  api: [invitationsApi],
  jobs: invitationJobs,
  texts: { invitations: inBothLanguages(en, tr) },
  pageTexts: {
    profileInvitations: ["dashboard", "invitations"],
    invite: ["dashboard", "invitations"],
    dashboardInvites: ["dashboard", "invitations"],
  },
} as const satisfies Feature;
