import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { identityApi } from "./identity/api.server.ts";
import { identityEditingApi } from "./identity-editing/api.server.ts";
import { EDITED_VALUES } from "./identity-editing/contract.ts";
import editingEn from "./identity-editing/messages.en.ts";
import editingTr from "./identity-editing/messages.tr.ts";
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
} as const satisfies Feature;
