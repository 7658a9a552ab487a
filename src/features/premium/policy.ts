import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const premiumPolicy: FeaturePolicy = async () => ({
  "GET /apiUser/Payment/Products": row(EVERYONE),
  "GET /apiUser/Payment/Product/{id}": row(EVERYONE, () => ({ params: { id: "personal-monthly" } })),
});
