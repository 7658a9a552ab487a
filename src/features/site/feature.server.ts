import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import legalEn from "./legal/messages.en.ts";
import legalTr from "./legal/messages.tr.ts";
import siteEn from "./messages.en.ts";
import siteTr from "./messages.tr.ts";

export const siteFeature = {
  texts: {
    legal: inBothLanguages(legalEn, legalTr),
    site: inBothLanguages(siteEn, siteTr),
  },
  pageTexts: {
    privacyAndSecurity: ["legal"],
    personalData: ["legal"],
    termsOfService: ["legal"],
  },
} as const satisfies Feature;
