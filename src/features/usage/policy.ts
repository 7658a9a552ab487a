import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const usagePolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/Usage": row(SITE_ADMINS),
});
