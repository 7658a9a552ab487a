import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import siteEn from "./messages.en.ts";
import siteTr from "./messages.tr.ts";

export const siteFeature = {
  texts: {
    site: inBothLanguages(siteEn, siteTr),
  },
} as const satisfies Feature;
