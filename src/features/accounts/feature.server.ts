import { columnNames, namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { accountsAdminApi, adminBulk, userBulk } from "./admin/api.server.ts";
import { adminCalls, userCalls } from "./admin/contract.ts";
import accountsAdminEn from "./admin/messages.en.ts";
import accountsAdminTr from "./admin/messages.tr.ts";
import { adminsTable, userTable } from "./admin/queries.server.ts";
import { accountsApi } from "./api.server.ts";
import { deletionApi } from "./deletion/api.server.ts";
import { deletionJobs } from "./deletion/jobs.server.ts";
import deletionEn from "./deletion/messages.en.ts";
import deletionTr from "./deletion/messages.tr.ts";
import { emailApi } from "./email/api.server.ts";
import { accountsJobs } from "./jobs.server.ts";
import accountsEn from "./messages.en.ts";
import accountsTr from "./messages.tr.ts";
import { recoveryApi } from "./recovery/api.server.ts";
import { recoveryJobs } from "./recovery/jobs.server.ts";
import recoveryEn from "./recovery/messages.en.ts";
import recoveryTr from "./recovery/messages.tr.ts";
import { settingsApi } from "./settings/api.server.ts";
import settingsEn from "./settings/messages.en.ts";
import settingsTr from "./settings/messages.tr.ts";
import { signUpApi } from "./sign-up/api.server.ts";
import { signUpJobs } from "./sign-up/jobs.server.ts";
import signUpEn from "./sign-up/messages.en.ts";
import signUpTr from "./sign-up/messages.tr.ts";
import { socialApi } from "./social/api.server.ts";
import socialEn from "./social/messages.en.ts";
import socialTr from "./social/messages.tr.ts";
import { userTypeApi } from "./user-type/api.server.ts";
import userTypeEn from "./user-type/messages.en.ts";
import userTypeTr from "./user-type/messages.tr.ts";

export const accountsFeature = {
  api: [
    accountsAdminApi,
    accountsApi,
    deletionApi,
    emailApi,
    recoveryApi,
    settingsApi,
    signUpApi,
    socialApi,
    userTypeApi,
  ],
  jobs: [...deletionJobs, ...accountsJobs, ...recoveryJobs, ...signUpJobs],
  tables: [adminsTable, userTable],
  bulk: [adminBulk, userBulk],
  audited: [
    {
      of: "account",
      names: namesFrom(accountsAdminEn, accountsAdminTr, ({ admins, users }) => ({
        fields: {
          ...columnNames(adminCalls.table.columns, admins.columns),
          ...columnNames(userCalls.table.columns, users.columns),
          role: admins.create.role,
        },
      })),
      writes: [adminCalls.table.change.body.shape, userCalls.table.change.body.shape],
    },
  ],
  texts: {
    accounts: inBothLanguages(accountsEn, accountsTr),
    accountsAdmin: inBothLanguages(accountsAdminEn, accountsAdminTr),
    deletion: inBothLanguages(deletionEn, deletionTr),
    recovery: inBothLanguages(recoveryEn, recoveryTr),
    settings: inBothLanguages(settingsEn, settingsTr),
    signUp: inBothLanguages(signUpEn, signUpTr),
    social: inBothLanguages(socialEn, socialTr),
    userType: inBothLanguages(userTypeEn, userTypeTr),
  },
  pageTexts: {
    register: ["accounts", "signUp"],
    forgotPassword: ["accounts", "recovery"],
    resetPassword: ["accounts", "recovery", "signUp"],
    emailVerification: ["accounts", "signUp"],
    userType: ["accounts", "userType"],
    userNewUser: ["accounts", "userType"],
    oauthLogin: ["accounts", "signUp", "social"],
    coFounderRedirect: ["accounts", "signUp"],
    registerForStartup: ["accounts", "signUp"],
    changePassword: ["accounts", "dashboard", "settings"],
    deleteAccount: ["accounts", "dashboard", "deletion"],
    dashboardSettings: ["accounts", "dashboard", "settings", "deletion"],
    adminAdmins: ["admin", "accountsAdmin", "dataTable"],
    adminUsers: ["admin", "accountsAdmin", "dataTable"],
  },
} as const satisfies Feature;
