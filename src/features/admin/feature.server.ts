import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { adminApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const adminFeature = {
  api: [adminApi],
  texts: { admin: inBothLanguages(en, tr) },
  pageTexts: {
    admin: ["admin"],
  },
} as const satisfies Feature;
