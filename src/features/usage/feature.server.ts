import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { usageApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const usageFeature = {
  api: [usageApi],
  texts: { usage: inBothLanguages(en, tr) },
  pageTexts: { adminUsage: ["admin", "usage"] },
} as const satisfies Feature;
