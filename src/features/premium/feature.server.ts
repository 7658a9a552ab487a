import { columnNames, namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { premiumApi } from "./api.server.ts";
import { packagesApi } from "./packages/api.server.ts";
import { packageCalls } from "./packages/contract.ts";
import packagesEn from "./packages/messages.en.ts";
import packagesTr from "./packages/messages.tr.ts";
import { packageTable } from "./packages/queries.server.ts";
import { seatsApi } from "./seats/api.server.ts";
import { seatJobs } from "./seats/jobs.server.ts";
import { premiumSettingsApi } from "./settings/api.server.ts";
import settingsEn from "./settings/messages.en.ts";
import settingsTr from "./settings/messages.tr.ts";

export const premiumFeature = {
  adminMenu: [
    { page: "adminPremiumSettings", group: "premium", order: 10, label: (textsOf) => textsOf("premiumSettings").title },
    {
      page: "adminPackageManagement",
      group: "settings",
      order: 130,
      label: (textsOf) => textsOf("premiumPackages").title,
    },
  ],
  api: [premiumApi, seatsApi, premiumSettingsApi, packagesApi],
  jobs: seatJobs,
  tables: [packageTable],
  audited: [
    {
      of: "premiumPackage",
      names: namesFrom(packagesEn, packagesTr, ({ columns, values }) => ({
        fields: columnNames(packageCalls.table.columns, columns),
        values,
      })),
      writes: [packageCalls.table.change.body.shape],
    },
    {
      of: "premium_setting",
      names: namesFrom(settingsEn, settingsTr, (settings) => ({
        fields: {
          premiumEnable: settings.premiumEnable,
          userNeedToSignForSeeData: settings.userNeedtoSingForSeeData,
          limitedFreeStartupPresenter: settings.limitedFreeStartupPresenter,
          freeStartupCount: settings.freeStartupCount,
          customerSource: settings.customerSource,
          filterList: settings.filters,
        },
      })),
    },
  ],
} as const satisfies Feature;
