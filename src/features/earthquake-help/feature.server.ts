import { columnNames, namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { earthquakeHelpApi } from "./api.server.ts";
import { helpManagementApi } from "./management/api.server.ts";
import { managedHelpCalls } from "./management/contract.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
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
  audited: [
    {
      of: "earthquakeHelp",
      names: namesFrom(managementEn, managementTr, ({ columns, values, fields: { textEn, textTr } }) => ({
        fields: { ...columnNames(managedHelpCalls.table.columns, columns), textEn, textTr },
        values,
      })),
      writes: [managedHelpCalls.table.change.body.shape],
    },
  ],
} as const satisfies Feature;
