import { ELSEWHERE, type FeaturePolicy } from "#testing/policy.ts";

export const sitePolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Sitemap": ELSEWHERE,
  "GET /apiCommon/Sitemap/Entries": ELSEWHERE,
});
