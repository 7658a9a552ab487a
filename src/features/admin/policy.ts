import { type FeaturePolicy, MEMBERS, row, STAFF } from "#testing/policy.ts";

export const adminPolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/Check": row(MEMBERS),
  "GET /apiAdmin/Statistics": row(STAFF),
  "GET /apiUser/TableExports/File/{id}": {
    ...row(MEMBERS, ({ unique }) => ({ params: { id: unique } })),
    missing: true,
  },
  "GET /apiUser/TableExports/{key}": row(MEMBERS, () => ({ params: { key: "users" } })),
  "GET /apiUser/TableSettings/{key}": row(MEMBERS, () => ({ params: { key: "users" } })),
  "PUT /apiUser/TableSettings/{key}": row(MEMBERS, () => ({ params: { key: "users" }, body: {} })),
});
