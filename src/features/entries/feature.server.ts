import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { managedEntriesApi, managedEntriesBulk } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { managedEntryTables } from "./queries.server.ts";

export const entriesFeature = {
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
