import { v7 } from "uuid";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { type FeaturePolicy, row, STAFF } from "#testing/policy.ts";

export const linksPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const { organizationId, startupId } = world;
  // Each actor answers a link of their own.
  const links = new Map<string, string>();
  for (const id of [...memberIds, world.colleagueId]) {
    const [fundingId, linkId] = [v7(), v7()];
    await db.insert(funding).values({ id: fundingId, startupId, signedBy: null });
    await db.insert(fundingInvestor).values({ id: linkId, fundingId, name: "x", organizationId, signature: "said" });
    links.set(id, linkId);
  }
  const investors = [...STAFF, "organization-owner"] as const;
  return {
    "GET /apiStartup/Links": row(investors, () => ({ query: { organizationId } })),
    "POST /apiStartup/Links/Answer": row(investors, ({ ownId }) => ({
      query: { id: links.get(ownId)! },
      body: { isConfirmed: true },
    })),
  };
};
