// Hand-written SQL: of each round those that are most like it.

import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { isInsider, mayEdit, mayEditFinancials, mayVisit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Member } from "#shared/viewer.ts";
import type { PortfolioRound, ReceivedRound } from "./contract.ts";
import { roundForm } from "./form.ts";

/** Scopes with which people write the finances of a startup. */
const ANSWERING_SCOPES = [SCOPE.FULL_ACCESS, SCOPE.STARTUP_FINANCIAL_WRITE, SCOPE.FINANCIAL_FULL_ACCESS];
const isValid = sql`(a.expires_at is null or a.expires_at > now())`;
const mayAnswer = (startupId: SQL): SQL =>
  sql`a.entity_id = ${startupId} and a.scopes && ${sql.param(ANSWERING_SCOPES)}::smallint[] and ${isValid}`;

/** The people who may answer for a startup and have a confirmed address. */
export const answeringPeople = (db: Db, startupId: string) => reachablePeople(db, startupId, ANSWERING_SCOPES);

/** The organization as those who write it find it. Throws `notFound` and `forbidden`. */
export async function investorFor(db: Db, idOrSeoUrl: string, member: Member) {
  const isNamed = eq(organization.seoUrl, idOrSeoUrl);
  const isThis = isUuid(idOrSeoUrl) ? or(eq(organization.id, idOrSeoUrl), isNamed) : isNamed;
  const [row] = await db
    .select()
    .from(organization)
    .where(and(isThis, isNull(organization.deletedAt)));
  if (!row || !(row.isVisible || isInsider(member, row.id))) throw new AppError("notFound");
  if (!mayEdit(member, row.id)) throw new AppError("forbidden");
  const { id, name, seoUrl, isVisible } = row;
  return { id, name, seoUrl, isVisible };
}

/** The rounds that an organization has added, or one of them: those that wait first, then the latest. */
export async function roundsOfInvestor(
  db: Db,
  place: { organizationId: string } | { id: string },
): Promise<PortfolioRound[]> {
  const rows = await db
    .select({
      round: portfolioRound,
      startup,
      hasTeam: sql<boolean>`exists (select from entity_access a where ${mayAnswer(sql`${startup.id}`)})`,
    })
    .from(portfolioRound)
    .innerJoin(startup, eq(startup.id, portfolioRound.startupId))
    .where("id" in place ? eq(portfolioRound.id, place.id) : eq(portfolioRound.organizationId, place.organizationId))
    .orderBy(sql`${portfolioRound.state} <> 'waiting'`, sql`${portfolioRound.announcedDate} desc`, portfolioRound.id);
  return rows.map(({ round, startup: { name, seoUrl, logo64, logo, isVisible, deletedAt }, hasTeam }) => ({
    id: round.id,
    version: round.version,
    values: valuesIn(roundForm, round),
    // Of what is hidden the investor sees no more than the name they chose.
    startup:
      isVisible && !deletedAt
        ? { name, seoUrl, logo: logo64 ?? logo, hasTeam }
        : { name, seoUrl: null, logo: null, hasTeam },
    state: round.state === "confirmed" && round.fundingId === null ? "removed" : round.state,
    refusal: round.refusal,
    createdAt: round.createdAt.toISOString(),
    answeredAt: round.answeredAt?.toISOString() ?? null,
  }));
}

/** Rounds that wait for the answer of startups, by startup. Those of hidden organizations wait until these are shown. */
const waitingOf = (startupIds: readonly string[]) =>
  and(
    inArray(portfolioRound.startupId, [...startupIds]),
    eq(portfolioRound.state, "waiting"),
    eq(organization.isVisible, true),
  );

/** How many rounds wait for the answer of each startup that the member may answer for. */
export async function roundsToAnswer(
  db: Db,
  startupIds: readonly string[],
  member: Member,
): Promise<ReadonlyMap<string, number>> {
  const own = startupIds.filter((id) => mayEditFinancials(member, id));
  if (own.length === 0) return new Map();
  const rows = await db
    .select({ startupId: portfolioRound.startupId, count: sql<number>`count(*)::integer` })
    .from(portfolioRound)
    .innerJoin(organization, eq(organization.id, portfolioRound.organizationId))
    .where(waitingOf(own))
    .groupBy(portfolioRound.startupId);
  return new Map(rows.map(({ startupId, count }) => [startupId, count]));
}

/** More rounds than these are not offered as the same one. */
const SIMILAR_MAX = 10;

const similarRow = z.object({
  for: z.string(),
  id: z.string(),
  stageId: z.string().nullable(),
  announcedDate: z.string().nullable(),
  amount: z.number().nullable(),
  currencyId: z.string().nullable(),
  isSame: z.boolean(),
});

/** Rounds that wait for a startup's answer, the oldest first. Throws `forbidden` for who may not answer. */
export async function roundsFor(db: Db, startupId: string, member: Member, locale: Locale): Promise<ReceivedRound[]> {
  const [row] = await db
    .select()
    .from(startup)
    .where(and(eq(startup.id, startupId), isNull(startup.deletedAt)));
  if (!row || !(row.isVisible || mayVisit(member, startupId))) throw new AppError("notFound");
  if (!mayEditFinancials(member, startupId)) throw new AppError("forbidden");
  const rounds = await db
    .select({ round: portfolioRound, organization })
    .from(portfolioRound)
    .innerJoin(organization, eq(organization.id, portfolioRound.organizationId))
    .where(waitingOf([startupId]))
    .orderBy(portfolioRound.createdAt, portfolioRound.id);
  if (rounds.length === 0) return [];
  const similar = await rowsOf(
    db,
    similarRow,
    sql`
    select p.id "for", near.* from portfolio_round p cross join lateral (
      select f.id, f.stage_id "stageId", f.announced_date::text "announcedDate", f.amount::float8 amount,
        f.amount_currency_id "currencyId", coalesce(f.stage_id = p.stage_id and f.announced_date = p.announced_date, false) "isSame"
      from funding f where f.startup_id = p.startup_id
      order by 6 desc, f.stage_id = p.stage_id desc nulls last, abs(f.announced_date - p.announced_date) nulls last, f.id
      limit ${SIMILAR_MAX}) near
    where p.startup_id = ${startupId} and p.state = 'waiting'`,
  );
  const reference = await catalogue(db);
  const names = namesIn(reference, locale);
  const currencyOf = (id: string | null) => (id ? (reference.currencies.get(id)?.code ?? null) : null);
  return rounds.map(({ round, organization: { name, seoUrl, logo } }) => ({
    id: round.id,
    version: round.version,
    organization: { name, seoUrl, logo },
    stage: names.type(round.stageId)?.name ?? "",
    type: names.type(round.typeId)?.name ?? "",
    announcedDate: round.announcedDate,
    amount: round.amount,
    currency: currencyOf(round.amountCurrencyId),
    isLead: round.isLead,
    similar: similar
      .filter((item) => item.for === round.id)
      .map(({ id, stageId, announcedDate, amount, currencyId, isSame }) => ({
        id,
        announcedDate,
        amount,
        isSame,
        stage: names.type(stageId)?.name ?? null,
        currency: currencyOf(currencyId),
      })),
  }));
}
