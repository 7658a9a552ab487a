import { columnNames, namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { accountsAdminApi, adminBulk, userBulk } from "./admin/api.server.ts";
import { adminCalls, userCalls } from "./admin/contract.ts";
import accountsAdminEn from "./admin/messages.en.ts";
import accountsAdminTr from "./admin/messages.tr.ts";
import { adminsTable, userTable } from "./admin/queries.server.ts";
import { accountsApi } from "./api.server.ts";
import { confirmationApi } from "./confirmation/api.server.ts";
import { consentsApi } from "./consents/api.server.ts";
import { consentsWaiting } from "./consents/parts/waiting.server.ts";
import { consentTable, newsConsentTable } from "./consents/queries.server.ts";
import { deletionApi } from "./deletion/api.server.ts";
import { deletionJobs } from "./deletion/jobs.server.ts";
import { emailApi } from "./email/api.server.ts";
import { accountsJobs } from "./jobs.server.ts";
import { passkeysApi } from "./passkeys/api.server.ts";
import { recoveryApi } from "./recovery/api.server.ts";
import { recoveryJobs } from "./recovery/jobs.server.ts";
import { secondFactorApi } from "./second-factor/api.server.ts";
import { settingsApi } from "./settings/api.server.ts";
import { signUpApi } from "./sign-up/api.server.ts";
import { signUpJobs } from "./sign-up/jobs.server.ts";
import { socialApi } from "./social/api.server.ts";
import { userTypeApi } from "./user-type/api.server.ts";

export const accountsFeature = {
  waiting: consentsWaiting,
  adminMenu: [
    { page: "adminUsers", group: "users", order: 10, label: (textsOf) => textsOf("accountsAdmin").users.title },
    {
      page: "adminConsents",
      group: "users",
      order: 21,
      label: (textsOf) => textsOf("accountsConsents").members.title,
    },
    {
      page: "adminNewsConsents",
      group: "users",
      order: 22,
      label: (textsOf) => textsOf("accountsConsents").news.title,
    },
    { page: "adminAdmins", group: "users", order: 20, label: (textsOf) => textsOf("accountsAdmin").admins.title },
  ],
  memberMenu: [
    { page: "dashboardSettings", group: "settings", order: 10, label: (textsOf) => textsOf("accountsSettings").title },
    {
      page: "changePassword",
      group: "settings",
      order: 50,
      label: (textsOf) => textsOf("accountsSettings").passwordMenu,
    },
    {
      page: "secondFactor",
      group: "settings",
      order: 55,
      label: (textsOf) => textsOf("accountsSecondFactor").title,
    },
    { page: "deleteAccount", group: "settings", order: 60, label: (textsOf) => textsOf("accountsDeletion").title },
  ],
  api: [
    accountsAdminApi,
    accountsApi,
    confirmationApi,
    consentsApi,
    deletionApi,
    emailApi,
    passkeysApi,
    recoveryApi,
    secondFactorApi,
    settingsApi,
    signUpApi,
    socialApi,
    userTypeApi,
  ],
  jobs: [...deletionJobs, ...accountsJobs, ...recoveryJobs, ...signUpJobs],
  tables: [adminsTable, consentTable, newsConsentTable, userTable],
  bulk: [adminBulk, userBulk],
  audited: [
    {
      of: "account",
      names: namesFrom(accountsAdminEn, accountsAdminTr, ({ admins, users }) => ({
        fields: {
          ...columnNames(adminCalls.table.columns, admins.columns),
          ...columnNames(userCalls.table.columns, users.columns),
          role: admins.create.role,
          firstName: users.create.name,
          surname: users.create.surname,
        },
      })),
      writes: [adminCalls.table.change.body.shape, userCalls.table.change.body.shape],
    },
  ],
} as const satisfies Feature;
