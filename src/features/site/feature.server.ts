import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { identityApi } from "./identity/api.server.ts";
import { identityEditingApi } from "./identity-editing/api.server.ts";
import { EDITED_VALUES } from "./identity-editing/contract.ts";
import editingEn from "./identity-editing/messages.en.ts";
import editingTr from "./identity-editing/messages.tr.ts";
import { sitemapApi } from "./sitemap/api.server.ts";

export const siteFeature = {
  adminMenu: [
    {
      page: "adminBrand",
      group: "settings",
      order: 60,
      label: (textsOf) => textsOf("siteIdentityEditing").brand.title,
    },
    {
      page: "adminHeader",
      group: "settings",
      order: 70,
      label: (textsOf) => textsOf("siteIdentityEditing").header.title,
    },
    {
      page: "adminFooter",
      group: "settings",
      order: 80,
      label: (textsOf) => textsOf("siteIdentityEditing").footer.title,
    },
    { page: "adminLogo", group: "settings", order: 90, label: (textsOf) => textsOf("siteIdentityEditing").logo.title },
    {
      page: "adminContact",
      group: "settings",
      order: 100,
      label: (textsOf) => textsOf("siteIdentityEditing").contact.title,
    },
    {
      page: "adminConventions",
      group: "settings",
      order: 105,
      label: (textsOf) => textsOf("siteIdentityEditing").conventions.title,
    },
    {
      page: "adminGoogleAnalyticsManagement",
      group: "settings",
      order: 110,
      label: (textsOf) => textsOf("siteIdentityEditing").analytics.title,
    },
  ],
  api: [identityApi, identityEditingApi, sitemapApi],
  audited: [
    {
      of: "siteIdentity",
      names: namesFrom(
        editingEn,
        editingTr,
        ({ brand, header, footer, contact, conventions, analytics, logo, links, languages }) => ({
          fields: {
            name: brand.name,
            colour: brand.colour,
            links: header.links,
            text: footer.text,
            groups: footer.groups,
            email: contact.email,
            phone: contact.phone,
            address: contact.address,
            controller: contact.controller,
            requestsEmail: contact.requestsEmail,
            timeZone: conventions.timeZone,
            locale: conventions.locale,
            currencies: conventions.currencies,
            applicationLetter: conventions.applicationLetter,
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
} as const satisfies Feature;
