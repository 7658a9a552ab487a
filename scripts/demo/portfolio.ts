import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import { demoId } from "./random.ts";
import { currencyId, dayAgo, insertAll, instantAgo, type World } from "./world.ts";

/**
 * The portfolio of investor@: a round that waits for entrepreneur@, one that waits for others, one declined, one confirmed. Of what
 * startups say of them, the last round waits for their answer, the one before it was refused.
 */
export async function addPortfolio(world: World): Promise<void> {
  const organizationId = world.organizations.find(({ type }) => type === "venture-capital")!.id;
  const isSeen = and(eq(startup.isVisible, true), isNull(startup.deletedAt));
  const [asked] = await world.tx
    .select({ id: startup.id })
    .from(startup)
    .innerJoin(entityAccess, eq(entityAccess.entityId, startup.id))
    .where(and(eq(entityAccess.accountId, demoId("account/entrepreneur")), isSeen))
    .orderBy(asc(startup.nameFold))
    .limit(1);
  const others = await world.tx
    .select({ id: startup.id })
    .from(startup)
    .where(and(isSeen, asked && ne(startup.id, asked.id)))
    .orderBy(asc(startup.nameFold))
    .limit(2);
  const took = await world.tx
    .select({ round: funding, link: fundingInvestor })
    .from(fundingInvestor)
    .innerJoin(funding, eq(funding.id, fundingInvestor.fundingId))
    .where(
      and(
        eq(fundingInvestor.organizationId, organizationId),
        eq(funding.isListed, true),
        isNotNull(funding.announcedDate),
      ),
    )
    .orderBy(asc(funding.announcedDate), asc(funding.id));
  const [confirmed] = took;
  await sayLinks(
    world,
    took.slice(1).map(({ link }) => link),
  );
  const round = {
    organizationId,
    stageId: typeId("investmentTour", "angel"),
    typeId: typeId("investmentType", "equity"),
    announcedDate: dayAgo(world, 40),
    amount: 60_000,
    amountCurrencyId: currencyId("USD"),
    isLead: false,
    state: "waiting" as const,
    addedBy: demoId("account/investor"),
    createdAt: instantAgo(world, 6),
    updatedAt: instantAgo(world, 6),
  };
  const answered = { answeredAt: instantAgo(world, 3) };
  await insertAll(world, portfolioRound, [
    ...(asked ? [{ ...round, id: demoId("portfolio/asked"), startupId: asked.id, isLead: true }] : []),
    ...(others[0] ? [{ ...round, id: demoId("portfolio/other"), startupId: others[0].id }] : []),
    ...(others[1]
      ? [
          {
            ...round,
            ...answered,
            id: demoId("portfolio/declined"),
            startupId: others[1].id,
            state: "declined" as const,
          },
        ]
      : []),
    ...(confirmed
      ? [
          {
            ...round,
            ...answered,
            id: demoId("portfolio/confirmed"),
            startupId: confirmed.round.startupId,
            stageId: confirmed.round.stageId ?? round.stageId,
            announcedDate: confirmed.round.announcedDate ?? round.announcedDate,
            amount: confirmed.round.amount,
            amountCurrencyId: confirmed.round.amountCurrencyId,
            state: "confirmed" as const,
            fundingId: confirmed.round.id,
          },
        ]
      : []),
  ]);
}

/** The last of these links waits for an answer, the one before it was refused; their startups alone say the amounts. */
async function sayLinks({ tx }: World, links: readonly (typeof fundingInvestor.$inferSelect)[]): Promise<void> {
  const states = [
    { signature: "said" },
    { signature: "refused", refusal: "We met the team, but did not invest." },
  ] as const;
  for (const [index, state] of states.entries()) {
    const link = links.at(-1 - index);
    if (!link) return;
    await tx.update(fundingInvestor).set(state).where(eq(fundingInvestor.id, link.id));
    await tx.update(funding).set({ signedBy: null }).where(eq(funding.id, link.fundingId));
  }
}
