import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { identityApi } from "./identity/api.server.ts";
import siteEn from "./messages.en.ts";
import siteTr from "./messages.tr.ts";
import { sitemapApi } from "./sitemap/api.server.ts";

export const siteFeature = {
  api: [identityApi, sitemapApi],
  texts: {
    site: inBothLanguages(siteEn, siteTr),
  },
} as const satisfies Feature;
