import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { managedEntriesApi, managedEntriesBulk } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { managedEntryTables } from "./queries.server.ts";

export const entriesFeature = {
  adminMenu: [
    {
      page: "adminOrganizations",
      group: "data",
      order: 20,
      label: (textsOf) => textsOf("entries").organizations.title,
    },
    { page: "adminProviders", group: "data", order: 30, label: (textsOf) => textsOf("entries").providers.title },
    { page: "adminPrograms", group: "data", order: 40, label: (textsOf) => textsOf("entries").programs.title },
    { page: "adminJobs", group: "data", order: 50, label: (textsOf) => textsOf("entries").jobs.title },
    { page: "adminPatents", group: "data", order: 60, label: (textsOf) => textsOf("entries").patents.title },
  ],
  api: [managedEntriesApi],
  tables: Object.values(managedEntryTables),
  bulk: managedEntriesBulk,
  audited: [
    {
      of: "any",
      names: namesFrom(en, tr, ({ organizations: { columns } }) => ({ fields: { isVisible: columns.isVisible } })),
    },
  ],
} as const satisfies Feature;
