import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { factsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const factsFeature = {
  api: [factsApi],
  texts: { factCheck: inBothLanguages(en, tr) },
  pageTexts: { factCheck: ["factCheck"] },
} as const satisfies Feature;
