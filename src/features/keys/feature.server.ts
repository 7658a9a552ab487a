import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { keysApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { keyTable } from "./queries.server.ts";

export const keysFeature = {
  memberMenu: [{ page: "dashboardKeys", group: "settings", order: 57, label: (textsOf) => textsOf("keys").title }],
  adminMenu: [{ page: "adminKeys", group: "operations", order: 50, label: (textsOf) => textsOf("keys").admin.title }],
  api: [keysApi],
  tables: [keyTable],
  audited: [
    {
      of: "apiKey",
      names: namesFrom(en, tr, ({ fields, prefix }) => ({ fields: { ...fields, prefix } })),
    },
  ],
} as const satisfies Feature;
