import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { earthquakeHelpApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const earthquakeHelpFeature = {
  api: [earthquakeHelpApi],
  texts: { earthquakeHelp: inBothLanguages(en, tr) },
  pageTexts: { earthquakeHelp: ["earthquakeHelp"] },
} as const satisfies Feature;
