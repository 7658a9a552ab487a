import { ELSEWHERE, EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const sitePolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Logo/Get": row(EVERYONE),
  "GET /apiCommon/Header/Get": row(EVERYONE),
  "GET /apiCommon/Footer/Get": row(EVERYONE),
  "GET /apiCommon/Contact/Get": row(EVERYONE),
  "GET /apiCommon/Analytics/Get": row(EVERYONE),
  "GET /apiCommon/Sitemap": ELSEWHERE,
  "GET /apiCommon/Sitemap/Entries": ELSEWHERE,
});
