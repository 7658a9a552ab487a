import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const aboutFeature = {
  texts: { about: inBothLanguages(en, tr) },
  pageTexts: {
    aboutUs: ["about"],
  },
} as const satisfies Feature;
