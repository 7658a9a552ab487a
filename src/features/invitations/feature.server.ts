import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { invitationsApi } from "./api.server.ts";
import { invitationJobs } from "./jobs.server.ts";
import { managedInvitationsApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedInvitationTable } from "./management/queries.server.ts";
import { invitationsWaiting } from "./parts/waiting.server.ts";

export const invitationsFeature = {
  adminMenu: [
    { page: "adminInvitations", group: "users", order: 40, label: (textsOf) => textsOf("invitationsManagement").title },
  ],
  memberMenu: [
    {
      page: "profileInvitations",
      group: "personal",
      order: 60,
      label: (textsOf) => textsOf("invitations").received.title,
    },
    { page: "invite", group: "people", order: 20, label: (textsOf) => textsOf("invitations").invite.title },
    { page: "dashboardInvites", group: "people", order: 30, label: (textsOf) => textsOf("invitations").sent.title },
  ],
  waiting: invitationsWaiting,
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
