import { type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";

export const adminPolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/Check": row(MEMBERS),
  "GET /apiAdmin/Statistics": row(STAFF),
  "GET /apiUser/TableExports/File/{id}": {
    ...row(MEMBERS, ({ unique }) => ({ params: { id: unique } })),
    missing: true,
  },
  "GET /apiUser/TableExports/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "GET /apiUser/TableSettings/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "PUT /apiUser/TableSettings/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" }, body: {} })),
});
