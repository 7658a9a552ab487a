import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { premiumApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const premiumFeature = {
  api: [premiumApi],
  texts: { premium: inBothLanguages(en, tr) },
  pageTexts: { membershipPackages: ["premium"], paymentPlans: ["premium"] },
} as const satisfies Feature;
