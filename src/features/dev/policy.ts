import { ELSEWHERE, type FeaturePolicy } from "#testing/policy.ts";

export const devPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/DevMail/List": ELSEWHERE,
  "GET /apiCommon/DevMail/Get/{id}": ELSEWHERE,
});
