import { isoDay } from "#shared/iso-day.ts";
import { fixedId } from "#shared/type-id.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";

const GIFT_REASON = "A prize";

export const paymentsPolicy: FeaturePolicy = async () => ({
  "POST /apiUser/Payment/Create": {
    ...row(MEMBERS, () => ({ body: { EntityId: "no-such-package" } })),
    status: 404,
  },
  "GET /apiUser/Payment/BillingInformation": row(MEMBERS),
  "PUT /apiUser/Payment/BillingInformation": row(MEMBERS, () => ({
    body: {
      kind: "person",
      name: "Deniz Ergin",
      address: "Petek Sokak 6",
      city: "Ankara",
      countryId: fixedId("country/TR"),
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
  "GET /apiUser/Payment/Plan": {
    ...row(MEMBERS, () => ({ query: { EntityId: "personal-monthly" } })),
    // None of them has one.
    status: 404,
  },
  "POST /apiUser/Payment/Plan": {
    ...row(MEMBERS, () => ({ body: { EntityId: "personal-monthly", At: new Date().toISOString(), Amount: 1 } })),
    status: 404,
  },
  "GET /apiAdmin/PaymentHistory": row(SITE_ADMINS),
  "POST /apiAdmin/PaymentHistory/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["what"] } })),
  "GET /apiAdmin/PaymentHistory/{id}": {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
    // There is no such payment.
    status: 404,
  },
  "POST /apiAdmin/PaymentHistory/{id}/Refund": {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId }, body: {} })),
    status: 404,
  },
  "GET /apiAdmin/PremiumMembers": row(SITE_ADMINS),
  "POST /apiAdmin/PremiumMembers/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["person"] } })),
  "GET /apiAdmin/PremiumMembers/{id}": {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
    // Nobody has premium by that.
    status: 404,
  },
  "POST /apiAdmin/PremiumMembers": {
    ...row(SITE_ADMINS, () => ({
      body: {
        email: "nobody@nowhere.example",
        packageId: fixedId("package/personal-monthly"),
        reason: GIFT_REASON,
        until: isoDay(new Date(Date.now() + 90 * 86_400_000)),
      },
    })),
    status: 404,
  },
  "DELETE /apiAdmin/PremiumMembers/{id}": {
    ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: fixedId(`no gift ${unique}`) } })),
    status: 404,
  },
  "POST /apiAdmin/PremiumMembers/Bulk": row(SITE_ADMINS, ({ unique }) => ({
    body: { query: {}, ids: [fixedId(`no gift ${unique}`)], change: { action: "end" } },
  })),
  "GET /apiAdmin/PaymentDifferences": row(SITE_ADMINS),
  "GET /apiAdmin/PaymentService": row(SITE_ADMINS),
  // None of them has paid.
  "GET /apiUser/Payment/Portal": { ...row(MEMBERS), status: 404 },
  // Test payments are taken here.
  "DELETE /apiUser/Payment/TestPackage": { ...row(MEMBERS), status: 404 },
  "POST /apiUser/Payment/Webhook/{provider}": {
    ...row(EVERYONE, () => ({ params: { provider: "sandbox" } })),
    // Only the provider can sign.
    status: 400,
  },
});
