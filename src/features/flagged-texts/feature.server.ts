import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { flaggedTextsApi } from "./api.server.ts";
import { flaggedTextsSheet } from "./jobs.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const flaggedTextsFeature = {
  api: [flaggedTextsApi],
  tables: [flaggedTextsSheet],
  texts: { flaggedTexts: inBothLanguages(en, tr) },
  pageTexts: {
    adminFlaggedTexts: ["admin", "flaggedTexts", "dataTable"],
  },
} as const satisfies Feature;
