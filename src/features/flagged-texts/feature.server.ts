import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { flaggedTextBulk, flaggedTextsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { flaggedTextTable } from "./queries.server.ts";

export const flaggedTextsFeature = {
  api: [flaggedTextsApi],
  tables: [flaggedTextTable],
  bulk: [flaggedTextBulk],
  texts: { flaggedTexts: inBothLanguages(en, tr) },
  pageTexts: {
    adminFlaggedTexts: ["admin", "flaggedTexts", "dataTable"],
  },
} as const satisfies Feature;
