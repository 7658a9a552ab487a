import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

/** The code of a mail gives access; without it nothing is found. */
export const pulsePolicy: FeaturePolicy = async () => ({
  "POST /apiCommon/Pulse/Get": { ...row(EVERYONE, () => ({ body: { code: "x" } })), status: 404 },
  "POST /apiCommon/Pulse/Answer": {
    ...row(EVERYONE, () => ({ body: { code: "x", teamSize: 1, revenueBand: "none", raisedUsd: 0 } })),
    status: 404,
  },
  "GET /apiAdmin/Pulse": row(SITE_ADMINS),
  "POST /apiAdmin/Pulse/Ask": row(SITE_ADMINS),
  "GET /apiAdmin/Pulse/Report": {
    ...row(SITE_ADMINS, () => ({ query: { quarter: "2020-01-01", kind: "xlsx" } })),
    status: 404,
  },
});
