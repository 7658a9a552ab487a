import type { Feature } from "#server/feature.server.ts";
import { premiumApi } from "./api.server.ts";
import { packagesApi } from "./packages/api.server.ts";
import { packageTable } from "./packages/queries.server.ts";
import { seatsApi } from "./seats/api.server.ts";
import { seatJobs } from "./seats/jobs.server.ts";
import { premiumSettingsApi } from "./settings/api.server.ts";

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
} as const satisfies Feature;
