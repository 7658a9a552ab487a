import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { invitationsApi } from "./api.server.ts";
import { invitationJobs } from "./jobs.server.ts";
import { managedInvitationsApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedInvitationTable } from "./management/queries.server.ts";

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
} as const satisfies Feature;
