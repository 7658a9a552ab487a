import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const contentPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Content/GetContent": row(EVERYONE, () => ({ query: { id: "about-us" } })),
});
