import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const scorePolicy: FeaturePolicy = async () => ({ "GET /apiUser/Score/Get": row(MEMBERS) });
