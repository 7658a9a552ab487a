import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { startupAffiliation } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { askForInvestorCheck } from "#server/investor-checks.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { aboutRound, answeredLink } from "#server/refused-links.server.ts";
import { mayEdit } from "#shared/access.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import { hasRole, type Member } from "#shared/viewer.ts";
import { refreshStartups } from "../../commands.server.ts";
import { lockStartup, type StartupRow } from "../../editing/queries.server.ts";
import { answeringPeople } from "../../portfolio/queries.server.ts";
import { hostingAnsweredMail, linkAnsweredMail, SECTION_OF } from "../parts/mails.server.ts";
import { mailedRound } from "../queries.server.ts";
import { countMoney, uncountMoney } from "./count-money.server.ts";

type Answer = { isConfirmed: true; portfolioRoundId?: string | undefined } | { isConfirmed: false; reason: string };

/** What an answer is about, and who the other side is. */
type Place =
  | {
      kind: "investor";
      startupId: string;
      row: typeof fundingInvestor.$inferSelect;
      round: typeof funding.$inferSelect;
    }
  | { kind: "affiliation"; startupId: string; row: typeof startupAffiliation.$inferSelect };

async function placeOf(tx: Db, id: string): Promise<Place | undefined> {
  const [investor] = await tx
    .select({ row: fundingInvestor, round: funding })
    .from(fundingInvestor)
    .innerJoin(funding, eq(funding.id, fundingInvestor.fundingId))
    .where(eq(fundingInvestor.id, id));
  if (investor) return { kind: "investor", startupId: investor.round.startupId, ...investor };
  const [row] = await tx.select().from(startupAffiliation).where(eq(startupAffiliation.id, id));
  return row && { kind: "affiliation", startupId: row.startupId, row };
}

const otherOf = ({ row }: Place) => ({
  organizationId: row.organizationId,
  accountId: "accountId" in row ? row.accountId : null,
});

/** Who says it, and of whom. */
function sidesOf(place: Place) {
  const { organizationId, accountId } = otherOf(place);
  const { startupId } = place;
  const otherId = organizationId ?? accountId ?? startupId;
  const isOfOrganization = place.kind === "affiliation" && place.row.saidBy === "organization";
  return isOfOrganization ? { sayerId: otherId, otherId: startupId } : { sayerId: startupId, otherId };
}

const aboutOf = (place: Place) => (place.kind === "investor" ? aboutRound(place.round) : [place.row.kind]);

/** Who did not say it first answers. After that either side may still refuse what both have said. */
function mayAnswer(member: Member, place: Place): boolean {
  const { organizationId, accountId } = otherOf(place);
  if (place.kind === "affiliation" && place.row.saidBy === "organization") return mayEdit(member, place.startupId);
  return accountId === member.id || (organizationId !== null && mayEdit(member, organizationId));
}

/** Confirms or refuses what a startup says of somebody, also after another answer. Both sides' pages and sums follow at once. */
export async function answerLink(tx: Db, id: string, member: Member, answer: Answer) {
  const known = await placeOf(tx, id);
  const startup = known && (await lockStartup(tx, known.startupId));
  // Again, now that nobody else writes the startup.
  const place = startup && (await placeOf(tx, id));
  if (!startup?.isVisible || !place || (place.kind === "investor" && !place.round.isListed)) return refuse("notFound");
  if (!mayAnswer(member, place)) return refuse("forbidden");
  const signature = answer.isConfirmed ? "confirmed" : "refused";
  if (place.row.signature === signature && !place.row.asksAgain) return refuse("linkAnswered");
  const signed = await answeredLink(tx, sidesOf(place), aboutOf(place), answer.isConfirmed ? null : answer.reason);
  if (place.kind === "affiliation")
    await tx.update(startupAffiliation).set(signed).where(eq(startupAffiliation.id, id));
  else {
    await tx.update(fundingInvestor).set(signed).where(eq(fundingInvestor.id, id));
    const done = await signMoney(tx, place, member, answer);
    if (!done.ok) return done;
  }
  await refreshStartups(tx, [startup.id]);
  await writeAudit(tx, {
    accountId: member.id,
    action: answer.isConfirmed ? "startup.linkConfirmed" : "startup.linkRefused",
    entity: "startup",
    entityId: startup.id,
    detail: { name: place.row.name },
  });
  await mailAnswer(tx, startup, place, answer);
  return { ok: true as const, startupId: startup.id };
}

/** The round's money follows the answers of its investors, unless an admin or an import stands for it. */
async function signMoney(tx: Db, { row, round }: Extract<Place, { kind: "investor" }>, member: Member, answer: Answer) {
  if (!answer.isConfirmed) {
    await uncountMoney(tx, sql`f.id = ${round.id}`);
    return { ok: true as const };
  }
  if (hasRole(member, "admin"))
    await tx
      .update(funding)
      .set({ signedBy: "admin" })
      .where(and(eq(funding.id, round.id), isNull(funding.signedBy)));
  if (row.accountId !== null) await askForInvestorCheck(tx, row.accountId);
  await countMoney(tx, sql`i.id = ${row.id}`);
  if (answer.portfolioRoundId === undefined) return { ok: true as const };
  const isOwn = and(
    eq(portfolioRound.id, answer.portfolioRoundId),
    eq(portfolioRound.organizationId, row.organizationId ?? row.id),
    eq(portfolioRound.startupId, round.startupId),
    eq(portfolioRound.state, "waiting"),
  );
  const matched = await tx
    .update(portfolioRound)
    .set({ state: "confirmed", fundingId: round.id, answeredBy: member.id, answeredAt: new Date() })
    .where(isOwn)
    .returning();
  return matched.length > 0
    ? { ok: true as const }
    : refuse("invalidInput", [{ field: "portfolioRoundId", reason: "noSuchOne" }]);
}

/** To who said it: those who write the organization, or the finances of the startup. */
async function mailAnswer(tx: Db, startup: StartupRow, place: Place, answer: Answer): Promise<void> {
  const { organizationId, accountId } = otherOf(place);
  const refusal = answer.isConfirmed ? null : answer.reason;
  const about = [place.row.id, answer.isConfirmed ? "confirmed" : "refused"];
  if (place.kind === "affiliation" && place.row.saidBy === "organization" && organizationId) {
    for (const { email, name, locale } of await reachablePeople(tx, organizationId, [SCOPE.FULL_ACCESS, SCOPE.WRITE]))
      await queueMailOncePerDay(tx, about, {
        to: { email, name },
        locale,
        kind: hostingAnsweredMail,
        data: { organization: place.row.name, startup: startup.name, investorId: organizationId, refusal },
      });
    return;
  }
  const [named] = organizationId
    ? await tx.select().from(organization).where(eq(organization.id, organizationId))
    : await tx.select().from(account).where(eq(account.id, accountId!));
  const other = named && ("surname" in named ? `${named.name} ${named.surname}` : named.name);
  for (const { email, name, locale } of await answeringPeople(tx, startup.id))
    await queueMailOncePerDay(tx, about, {
      to: { email, name },
      locale,
      kind: linkAnsweredMail,
      data: {
        other: other ?? place.row.name,
        startup: startup.name,
        seoUrl: startup.seoUrl,
        section: place.kind === "investor" ? "investment" : SECTION_OF[place.row.kind],
        round: place.kind === "investor" ? await mailedRound(tx, place.round) : null,
        refusal,
      },
    });
}
