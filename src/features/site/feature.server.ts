import { namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { identityApi } from "./identity/api.server.ts";
import linksEn from "./identity/messages.en.ts";
import linksTr from "./identity/messages.tr.ts";
import { identityEditingApi } from "./identity-editing/api.server.ts";
import { EDITED_VALUES } from "./identity-editing/contract.ts";
import editingEn from "./identity-editing/messages.en.ts";
import editingTr from "./identity-editing/messages.tr.ts";
import siteEn from "./messages.en.ts";
import siteTr from "./messages.tr.ts";
import { sitemapApi } from "./sitemap/api.server.ts";

export const siteFeature = {
  api: [identityApi, identityEditingApi, sitemapApi],
  audited: [
    {
      of: "siteIdentity",
      names: namesFrom(
        editingEn,
        editingTr,
        ({ brand, header, footer, contact, analytics, logo, links, languages }) => ({
          fields: {
            name: brand.name,
            colour: brand.colour,
            links: header.links,
            text: footer.text,
            groups: footer.groups,
            email: contact.email,
            phone: contact.phone,
            address: contact.address,
            analyticsCode: analytics.analyticsCode,
            desktopLogo: logo.desktop,
            mobileLogo: logo.mobile,
            page: links.to,
            url: links.url,
            ...languages,
          },
        }),
      ),
      writes: Object.values(EDITED_VALUES).map(({ shape }) => shape),
    },
  ],
  texts: {
    site: inBothLanguages(siteEn, siteTr),
    siteIdentity: inBothLanguages(linksEn, linksTr),
    identityEditing: inBothLanguages(editingEn, editingTr),
  },
  pageTexts: {
    adminBrand: ["admin", "identityEditing", "versionedForm"],
    adminHeader: ["admin", "identityEditing", "versionedForm"],
    adminFooter: ["admin", "identityEditing", "versionedForm"],
    adminLogo: ["admin", "identityEditing"],
    adminContact: ["admin", "identityEditing", "versionedForm"],
    adminGoogleAnalyticsManagement: ["admin", "identityEditing", "versionedForm"],
  },
} as const satisfies Feature;
