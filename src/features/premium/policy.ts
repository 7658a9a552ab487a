import { EVERYONE, type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const premiumPolicy: FeaturePolicy = async () => ({
  "GET /apiUser/Premium/Packages": row(MEMBERS),
  // None of them has bought one.
  "POST /apiUser/Premium/InviteUser": {
    ...row(MEMBERS, ({ strangerId }) => ({ body: { userId: strangerId } })),
    status: 403,
  },
  "DELETE /apiUser/Premium/RemoveUser": {
    ...row(MEMBERS, ({ strangerId }) => ({ query: { userId: strangerId } })),
    status: 404,
  },
  "GET /apiUser/Payment/Products": row(EVERYONE),
  "GET /apiUser/Payment/Product/{id}": row(EVERYONE, () => ({ params: { id: "personal-monthly" } })),
});
