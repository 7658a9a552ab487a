import { ELSEWHERE_ROW, EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

const none = { en: null, tr: null };
const SAVED_VALUES = {
  Brand: { name: "Arı", colour: null },
  Header: { links: null },
  Footer: { text: none, groups: null },
  Contact: { email: null, phone: null, address: none, controller: null, requestsEmail: null },
  Conventions: { timeZone: "UTC", locale: "tr", currencies: null, applicationLetter: "A" },
  Analytics: { analyticsCode: null },
};

export const sitePolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Logo/Get": row(EVERYONE),
  "GET /apiCommon/Brand/Get": row(EVERYONE),
  "GET /apiCommon/Header/Get": row(EVERYONE),
  "GET /apiCommon/Footer/Get": row(EVERYONE),
  "GET /apiCommon/Contact/Get": row(EVERYONE),
  "GET /apiCommon/Analytics/Get": row(EVERYONE),
  "GET /apiAdmin/SiteIdentity": row(SITE_ADMINS),
  // The version is that of a part that somebody has saved: none of those who may is let through, or refused for rights.
  ...Object.fromEntries(
    Object.entries(SAVED_VALUES).map(([part, value]) => [
      `PUT /apiAdmin/SiteIdentity/${part}`,
      { ...row(SITE_ADMINS, () => ({ body: { value, version: 99 } })), status: 409 },
    ]),
  ),
  "POST /apiAdmin/SiteIdentity/Logo/{kind}": {
    ...row(SITE_ADMINS, () => ({ params: { kind: "mobile" }, body: { file: new File(["none"], "logo.png") } })),
    status: 415,
  },
  "DELETE /apiAdmin/SiteIdentity/Logo/{kind}": row(SITE_ADMINS, () => ({ params: { kind: "mobile" } })),
  "GET /apiCommon/Sitemap": ELSEWHERE_ROW,
  "GET /apiCommon/Sitemap/Entries": ELSEWHERE_ROW,
});
