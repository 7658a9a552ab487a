import type { Feature } from "#server/feature.server.ts";
import { earthquakeHelpApi } from "./api.server.ts";
import { helpManagementApi } from "./management/api.server.ts";
import { helpTable } from "./management/queries.server.ts";

export const earthquakeHelpFeature = {
  adminMenu: [
    {
      page: "adminEarthquakeHelp",
      group: "settings",
      order: 30,
      label: (textsOf) => textsOf("earthquakeHelpManagement").title,
    },
  ],
  api: [earthquakeHelpApi, helpManagementApi],
  tables: [helpTable],
} as const satisfies Feature;
