import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { homeApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const homeFeature = {
  api: [homeApi],
  texts: { home: inBothLanguages(en, tr) },
  pageTexts: {
    home: ["home"],
  },
} as const satisfies Feature;
