import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { exportsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const exportsFeature = {
  memberMenu: [{ page: "exports", group: "settings", order: 40, label: (textsOf) => textsOf("exports").title }],
  api: [exportsApi],
  audited: [
    {
      of: "list",
      names: namesFrom(en, tr, ({ columnsOfFile, rowsOfFile }) => ({
        fields: { columns: columnsOfFile, rows: rowsOfFile },
      })),
    },
  ],
} as const satisfies Feature;
