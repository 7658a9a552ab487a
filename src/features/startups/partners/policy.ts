import { EVERYONE, type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const startupPartnersPolicy: FeaturePolicy = async ({ world: { startupSeoUrl: seoUrl } }) => ({
  "GET /api/v1/startups": row(MEMBERS),
  "GET /api/v1/startups/{seoUrl}": row(EVERYONE, () => ({ params: { seoUrl } })),
  "GET /api/v1/startups/{seoUrl}/funding": row(EVERYONE, () => ({ params: { seoUrl } })),
});
