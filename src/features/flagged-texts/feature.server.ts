import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { flaggedTextsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { flaggedTextTable } from "./queries.server.ts";

export const flaggedTextsFeature = {
  api: [flaggedTextsApi],
  tables: [flaggedTextTable],
  texts: { flaggedTexts: inBothLanguages(en, tr) },
  pageTexts: {
    adminFlaggedTexts: ["admin", "flaggedTexts", "dataTable"],
  },
} as const satisfies Feature;
