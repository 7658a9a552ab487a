import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const waitingPolicy: FeaturePolicy = async () => ({ "GET /apiUser/Waiting/Get": row(MEMBERS) });
