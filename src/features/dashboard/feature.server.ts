import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import overviewEn from "./landing/messages.en.ts";
import overviewTr from "./landing/messages.tr.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { scoreApi } from "./score/api.server.ts";
import scoreEn from "./score/messages.en.ts";
import scoreTr from "./score/messages.tr.ts";

export const dashboardFeature = {
  api: [scoreApi],
  texts: {
    dashboard: inBothLanguages(en, tr),
    overview: inBothLanguages(overviewEn, overviewTr),
    score: inBothLanguages(scoreEn, scoreTr),
  },
  pageTexts: { dashboard: ["dashboard", "overview"], dashboardScore: ["dashboard", "score"] },
} as const satisfies Feature;
