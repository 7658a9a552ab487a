import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { contentApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const contentFeature = {
  api: [contentApi],
  texts: { content: inBothLanguages(en, tr) },
  pageTexts: {
    aboutUs: ["content"],
    cookiePolicy: ["content"],
    privacyAndCookiesPolicy: ["content"],
    privacyAndSecurity: ["content"],
    personalData: ["content"],
    serviceAgreement: ["content"],
    termsOfService: ["content"],
    talentGeneralTerms: ["content"],
  },
} as const satisfies Feature;
