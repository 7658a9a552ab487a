import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { mapsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const mapsFeature = {
  api: [mapsApi],
  texts: { maps: inBothLanguages(en, tr) },
  pageTexts: { ecosystemMap: ["maps"], mapEcosystemMapGov: ["maps"], mapTypes: ["maps"] },
} as const satisfies Feature;
