import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import overviewEn from "./landing/messages.en.ts";
import overviewTr from "./landing/messages.tr.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const dashboardFeature = {
  texts: { dashboard: inBothLanguages(en, tr), overview: inBothLanguages(overviewEn, overviewTr) },
  pageTexts: { dashboard: ["dashboard", "overview"] },
} as const satisfies Feature;
