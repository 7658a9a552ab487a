import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const homePolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Index/Get": row(EVERYONE),
  "GET /apiCommon/Index/News": row(EVERYONE),
  "GET /apiCommon/Statistics/Funding": row(EVERYONE),
  "GET /apiCommon/Statistics/Home": row(EVERYONE),
});
