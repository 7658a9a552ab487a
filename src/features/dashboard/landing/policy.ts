import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const landingPolicy: FeaturePolicy = async () => ({ "GET /apiUser/Landing/Week/Get": row(MEMBERS) });
