import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { exportsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const exportsFeature = {
  api: [exportsApi],
  texts: { exports: inBothLanguages(en, tr) },
  pageTexts: { exports: ["exports", "dashboard"] },
} as const satisfies Feature;
