import { EVERYONE, type FeaturePolicy, MEMBERS, row, STAFF } from "#testing/policy.ts";

export const premiumPolicy: FeaturePolicy = async () => ({
  "GET /apiUser/Premium/Settings": row(EVERYONE),
  "PUT /apiUser/Premium/Settings": {
    ...row(STAFF, () => ({
      body: {
        ...{
          premiumEnable: true,
          userNeedtoSingForSeeData: true,
          limitedFreeStartupPresenter: true,
          freeStartupCount: 10,
        },
        ...{ customerSource: "", filterList: ["startups.stage"], version: 99 },
      },
    })),
    // Who may has to name the version that is there.
    status: 409,
  },
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
