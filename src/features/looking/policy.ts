import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const lookingPolicy: FeaturePolicy = async ({ world }) => ({
  "POST /apiUser/SeeAs": [
    row(SITE_ADMINS, () => ({ body: { as: "visitor" } })),
    row([...SITE_ADMINS, "owner"], () => ({ body: { as: "member", startup: world.startupSeoUrl } })),
  ],
  "DELETE /apiUser/SeeAs": { ...row(EVERYONE), changesNothing: true },
  "GET /apiUser/SeeAs/Differences": {
    ...row(EVERYONE, () => ({ query: { kind: "startup", seoUrl: world.startupSeoUrl } })),
    status: 409,
  },
});
