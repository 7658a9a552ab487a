import { namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { invitationsApi } from "./api.server.ts";
import { invitationJobs } from "./jobs.server.ts";
import { managedInvitationsApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedInvitationTable } from "./management/queries.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const invitationsFeature = {
  api: [invitationsApi, managedInvitationsApi],
  tables: [managedInvitationTable],
  jobs: invitationJobs,
  audited: [
    {
      of: "any",
      names: namesFrom(managementEn, managementTr, ({ columns }) => ({ fields: { email: columns.email } })),
    },
  ],
  texts: {
    invitations: inBothLanguages(en, tr),
    managedInvitations: inBothLanguages(managementEn, managementTr),
  },
  pageTexts: {
    adminInvitations: ["admin", "managedInvitations", "dataTable"],
    profileInvitations: ["dashboard", "invitations"],
    invite: ["dashboard", "invitations"],
    dashboardInvites: ["dashboard", "invitations"],
  },
} as const satisfies Feature;
