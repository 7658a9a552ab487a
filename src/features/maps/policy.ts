import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const mapsPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Map/Ecosystem": row(EVERYONE),
  "GET /apiCommon/Map/Support": row(EVERYONE),
  "GET /apiCommon/Map/Organizations": row(EVERYONE),
});
