import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const earthquakeHelpPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/EarthquakeHelp/Get/List": row(EVERYONE),
});
