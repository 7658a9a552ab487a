import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { identityApi } from "./identity/api.server.ts";
import linksEn from "./identity/messages.en.ts";
import linksTr from "./identity/messages.tr.ts";
import siteEn from "./messages.en.ts";
import siteTr from "./messages.tr.ts";
import { sitemapApi } from "./sitemap/api.server.ts";

export const siteFeature = {
  api: [identityApi, sitemapApi],
  texts: {
    site: inBothLanguages(siteEn, siteTr),
    siteIdentity: inBothLanguages(linksEn, linksTr),
  },
} as const satisfies Feature;
