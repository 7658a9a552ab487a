import { v7 } from "uuid";
import { funding, fundingInvestor, investorCheck } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const investorsPolicy: FeaturePolicy = async ({ db, world }) => {
  const [investorId, fundingId] = [v7(), v7()];
  const kind = typeId("organizerType", "venture-capital");
  await db
    .insert(organization)
    .values({ id: investorId, seoUrl: `checked-${investorId}`, name: "Checked", typeId: kind });
  await db.insert(investorCheck).values({ id: investorId });
  await db.insert(funding).values({ id: fundingId, startupId: world.startupId, signedBy: null });
  await db
    .insert(fundingInvestor)
    .values({ fundingId, name: "Checked", organizationId: investorId, signature: "confirmed" });
  const decided = () => ({ params: { id: investorId }, body: { state: "declined" } });
  return {
    "GET /apiAdmin/Investors": row(SITE_ADMINS),
    "POST /apiAdmin/Investors/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Investors/{id}": row(SITE_ADMINS, () => ({ params: { id: investorId } })),
    "PATCH /apiAdmin/Investors/{id}": row(SITE_ADMINS, decided),
    "PUT /apiAdmin/Investors/{id}": row(SITE_ADMINS, decided),
  };
};
