import { type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";

export const adminPolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/Check": row(MEMBERS),
  "GET /apiAdmin/Statistics": row(STAFF),
  // Somebody else's, of whom one is not told that it is there.
  "GET /apiUser/TableExports/File/{id}": {
    ...row(MEMBERS, ({ exportId }) => ({ params: { id: exportId } })),
    status: 404,
  },
  "GET /apiUser/TableChanges/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "POST /apiUser/TableChanges/{id}/Stop": {
    ...row(MEMBERS, ({ strangerId }) => ({ params: { id: strangerId } })),
    // Nobody has started it.
    status: 404,
  },
  "GET /apiUser/TableExports/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "GET /apiUser/TableValues/{key}/{column}": row(SITE_ADMINS, () => ({ params: { key: "users", column: "userType" } })),
  "GET /apiUser/TableSettings/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "GET /apiUser/TableViews/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" } })),
  "POST /apiUser/TableViews/{key}": row(SITE_ADMINS, () => ({
    params: { key: "users" },
    body: { name: "Locked", isShared: true, query: { isLocked: "true" }, settings: {} },
  })),
  "DELETE /apiUser/TableViews/{key}/{id}": row(SITE_ADMINS, ({ strangerId }) => ({
    params: { key: "users", id: strangerId },
  })),
  "PUT /apiUser/TableSettings/{key}": row(SITE_ADMINS, () => ({ params: { key: "users" }, body: {} })),
});
