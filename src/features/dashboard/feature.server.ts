import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const dashboardFeature = {
  texts: { dashboard: inBothLanguages(en, tr) },
  pageTexts: { dashboard: ["dashboard"] },
} as const satisfies Feature;
