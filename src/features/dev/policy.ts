import { ELSEWHERE_ROW, type FeaturePolicy } from "#testing/policy.ts";

export const devPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/DevMail/List": ELSEWHERE_ROW,
  "GET /apiCommon/DevMail/Get/{id}": ELSEWHERE_ROW,
});
