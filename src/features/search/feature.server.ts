import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { searchApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const searchFeature = {
  api: [searchApi],
  texts: { search: inBothLanguages(en, tr) },
} as const satisfies Feature;
