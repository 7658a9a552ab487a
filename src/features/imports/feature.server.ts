import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { importsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { importTable } from "./queries.server.ts";

export const importsFeature = {
  adminMenu: [{ page: "adminImports", group: "data", order: 80, label: (textsOf) => textsOf("imports").title }],
  api: [importsApi],
  tables: [importTable],
  audited: [
    {
      of: "import",
      names: namesFrom(en, tr, ({ columns: { fileName, kind }, filters }) => ({
        fields: { ...filters, fileName, kind },
      })),
    },
  ],
} as const satisfies Feature;
