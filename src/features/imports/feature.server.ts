import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { importsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { importTable } from "./queries.server.ts";

export const importsFeature = {
  api: [importsApi],
  tables: [importTable],
  texts: { imports: inBothLanguages(en, tr) },
  pageTexts: { adminImports: ["admin", "imports", "dataTable"], adminImport: ["admin", "imports"] },
} as const satisfies Feature;
