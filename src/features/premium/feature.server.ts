import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { premiumApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { seatsApi } from "./seats/api.server.ts";
import seatsEn from "./seats/messages.en.ts";
import seatsTr from "./seats/messages.tr.ts";

export const premiumFeature = {
  api: [premiumApi, seatsApi],
  texts: { premium: inBothLanguages(en, tr), premiumSeats: inBothLanguages(seatsEn, seatsTr) },
  pageTexts: { membershipPackages: ["premium"], paymentPlans: ["premium"] },
} as const satisfies Feature;
