import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

const TEXT = { title: "Petek", description: "", body: "<p>Petek</p>" };

export const contentPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Content/GetContent": row(EVERYONE, () => ({ query: { id: "about-us" } })),
  "GET /apiCommon/Content/Changes": {
    ...row(EVERYONE, () => ({ query: { document: "terms", since: "1" } })),
    // It was never published anew.
    status: 404,
  },
  "GET /apiCommon/Content/EarthquakeHelp": row(EVERYONE),
  "GET /apiCommon/Content/Incubation": row(EVERYONE),
  "GET /apiCommon/Content/Testimonials": row(EVERYONE),
  "GET /apiCommon/Content/Unpublished": row(EVERYONE),
  "GET /apiAdmin/Content": row(SITE_ADMINS),
  "GET /apiAdmin/Content/{key}": row(SITE_ADMINS, () => ({ params: { key: "about-us" } })),
  "PUT /apiAdmin/Content/{key}/Draft": {
    ...row(SITE_ADMINS, () => ({
      params: { key: "about-us" },
      body: { kind: "page", texts: { en: TEXT, tr: TEXT }, inForceSince: null, version: 99 },
    })),
    // Nobody has saved it so often.
    status: 409,
  },
  "DELETE /apiAdmin/Content/{key}/Draft": row(SITE_ADMINS, () => ({ params: { key: "about-us" } })),
  "POST /apiAdmin/Content/{key}/Publish": {
    ...row(SITE_ADMINS, () => ({ params: { key: "about-us" }, body: { version: 0, at: null, isComplete: false } })),
    // There is no draft.
    status: 409,
  },
  "GET /apiAdmin/Content/{key}/Versions/{number}": {
    ...row(SITE_ADMINS, () => ({ params: { key: "about-us", number: "1" } })),
    // It was never published anew.
    status: 404,
  },
});
