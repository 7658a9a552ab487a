import { v7 } from "uuid";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { startupAffiliation, startup as startupTable } from "#db/tables/startups.server.ts";
import { type FeaturePolicy, MEMBERS, row, STAFF } from "#testing/policy.ts";

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
  const hosted = new Map<string, { removed: string; added: string }>();
  for (const id of [...memberIds, world.colleagueId]) {
    const [removed, added] = [v7(), v7()];
    const affiliation = { startupId, organizationId, name: "x", kind: "incubationCenter" } as const;
    await db.insert(startupAffiliation).values({ ...affiliation, id: removed, saidBy: "organization" });
    await db.insert(startupTable).values({ id: added, name: "Hosted", seoUrl: `hosted-${added}` });
    hosted.set(id, { removed, added });
  }
  const changedId = v7();
  await db
    .insert(startupAffiliation)
    .values({ id: changedId, startupId, organizationId, name: "x", kind: "incubationCenter" });
  const investors = [...STAFF, "organization-owner"] as const;
  return {
    "GET /apiStartup/Links": row(investors, () => ({ query: { organizationId } })),
    "GET /apiStartup/Links/Any": row(MEMBERS),
    "POST /apiStartup/Links/Answer": row(investors, ({ ownId }) => ({
      query: { id: links.get(ownId)! },
      body: { isConfirmed: true },
    })),
    "GET /apiIncubation/Hosting/Startups": row(investors, () => ({ query: { organizationId } })),
    "POST /apiIncubation/Hosting": row(investors, ({ ownId }) => ({
      query: { organizationId },
      body: { name: "x", startupId: hosted.get(ownId)!.added },
    })),
    "PUT /apiIncubation/Hosting": row(investors, () => ({ query: { id: changedId }, body: { endDate: "2024-01-01" } })),
    "DELETE /apiIncubation/Hosting": row(investors, ({ ownId }) => ({ query: { id: hosted.get(ownId)!.removed } })),
  };
};
