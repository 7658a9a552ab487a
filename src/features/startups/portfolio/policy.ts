import { v7 } from "uuid";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, row, STAFF } from "#testing/policy.ts";

export const portfolioPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const { organizationId, startupId } = world;
  const round = {
    stageId: typeId("investmentTour", "seed"),
    typeId: typeId("investmentType", "equity"),
  };
  // Each actor withdraws and answers rounds of their own, which differ by their day.
  let day = Date.parse("2001-01-01");
  const nextDay = () => {
    day += 86_400_000;
    return new Date(day).toISOString().slice(0, 10);
  };
  const rounds = new Map<string, { withdrawn: string; answered: string }>();
  for (const id of [...memberIds, world.colleagueId]) {
    const ids = { withdrawn: v7(), answered: v7() };
    rounds.set(id, ids);
    for (const roundId of Object.values(ids))
      await db
        .insert(portfolioRound)
        .values({ ...round, id: roundId, organizationId, startupId, announcedDate: nextDay() });
  }
  const changedId = v7();
  await db
    .insert(portfolioRound)
    .values({ ...round, id: changedId, organizationId, startupId, announcedDate: nextDay() });
  const investors = [...STAFF, "organization-owner"] as const;
  return {
    "GET /apiIncubation/Portfolio/Rounds": row(investors, () => ({ query: { investorId: organizationId } })),
    "POST /apiIncubation/Portfolio": row(investors, () => ({
      query: { investorId: organizationId },
      body: { name: "x", startupId, ...round, announcedDate: nextDay() },
    })),
    "PUT /apiIncubation/Portfolio": row(investors, () => ({ query: { id: changedId }, body: { isLead: true } })),
    "DELETE /apiIncubation/Portfolio": row(investors, ({ ownId }) => ({ query: { id: rounds.get(ownId)!.withdrawn } })),
    "GET /apiIncubation/Portfolio/Received": row(["admin", "owner"], () => ({ query: { startupId } })),
    "POST /apiIncubation/Portfolio/Answer": row(["admin", "owner"], ({ ownId }) => ({
      query: { id: rounds.get(ownId)!.answered },
      body: { isConfirmed: true, version: 1 },
    })),
  };
};
