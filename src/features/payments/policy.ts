import { fixedId } from "#shared/type-id.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

export const paymentsPolicy: FeaturePolicy = async () => ({
  "POST /apiUser/Payment/Create": row(MEMBERS, () => ({ body: { EntityId: "personal-monthly" } })),
  "GET /apiUser/Payment/BillingInformation": row(MEMBERS),
  "PUT /apiUser/Payment/BillingInformation": row(MEMBERS, () => ({
    body: {
      ...{
        kind: "person",
        name: "Deniz Ergin",
        address: "Petek Sokak 6",
        city: "Ankara",
        countryId: fixedId("country/TR"),
      },
      version: 0,
    },
  })),
  "GET /apiUser/Payment/Receipt/{id}": {
    ...row(MEMBERS, ({ strangerId }) => ({ params: { id: strangerId } })),
    status: 404,
  },
  "GET /apiUser/Payment/History": row(MEMBERS),
  "GET /apiUser/Payment/Last": row(MEMBERS, () => ({
    query: { entityType: "premium-subscription", entityId: fixedId("package/personal-monthly") },
  })),
  // None of them has paid.
  "GET /apiUser/Payment/Portal": { ...row(MEMBERS), status: 404 },
  "POST /apiUser/Payment/Webhook/{provider}": {
    ...row(EVERYONE, () => ({ params: { provider: "sandbox" } })),
    // Only the provider can sign.
    status: 400,
  },
});
