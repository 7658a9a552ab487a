// Hand-written SQL: who is asked of each startup, and sums by quarter.

import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { HOUSE_TODAY_SQL, HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { pulseQuestion } from "#db/tables/pulse.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { hashOfToken, readAccount } from "#server/session.server.ts";
import { holdsScope } from "#shared/access.ts";

import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import { type PulseQuarters, pulseQuarter } from "./contract.ts";
import { LEAST_ANSWERS, REVENUE_BANDS } from "./limits.ts";
import { type PulseAnswer, quarterBefore, quarterOf } from "./rules.ts";

/** Mails of one run: the others follow with the next. */
const MAILS_AT_ONCE = 1000;

const todayRow = z.object({ today: z.string() });
const ownerToAskRow = z.object({ startupId: z.string(), accountId: z.string() });
const prefilledRow = z.object({
  teamSize: z.number().nullable(),
  revenueBand: z.enum(REVENUE_BANDS).nullable(),
  raisedUsd: z.number().nullable(),
});
const countRow = z.object({ count: z.number() });

/** The first day of the last quarter that has ended in Istanbul, and how many days ago it did. */
export async function lastQuarter(db: Db): Promise<{ quarter: string; daysAgo: number }> {
  const [found] = await rowsOf(db, todayRow, sql`select ${HOUSE_TODAY_SQL}::text today`);
  const { today } = found!;
  const current = quarterOf(today);
  return {
    quarter: quarterBefore(current),
    daysAgo: Math.round((Date.parse(today) - Date.parse(current)) / 86_400_000),
  };
}

/**
 * Startups that were not asked about a quarter, each with the owner who has been so for the longest time: those that stood here and
 * were founded before the quarter ended.
 */
const startupsWithoutQuestion = (quarter: string) => sql`
  select distinct on (startup.id) startup.id "startupId", account.id "accountId"
  from startup join entity_access access on access.entity_id = startup.id join account on account.id = access.account_id
  where startup.is_visible and startup.deleted_at is null
    and (startup.created_at at time zone ${HOUSE_ZONE_SQL})::date < ${quarter}::date + interval '3 months'
    and (startup.foundation_date is null or startup.foundation_date < ${quarter}::date + interval '3 months')
    and ${SCOPE.FULL_ACCESS} = any (access.scopes)
    and (access.expires_at is null or access.expires_at > now())
    and account.email_verified_at is not null and account.locked_at is null and account.delete_at is null
    and not 'pulse' = any (account.muted_notifications)
    and not exists (select from pulse_question asked where asked.startup_id = startup.id and asked.quarter = ${quarter})
  order by startup.id, account.created_at, account.id`;

export async function startupsToAsk(db: Db, quarter: string) {
  return rowsOf(db, ownerToAskRow, sql`${startupsWithoutQuestion(quarter)} limit ${MAILS_AT_ONCE}`);
}

/** The question of a mail, if it can still be answered by who was asked; `lock`: until the end of the transaction. */
export async function questionOf(db: Db, code: string, lock = false) {
  const found = db
    .select()
    .from(pulseQuestion)
    .where(eq(pulseQuestion.tokenHash, hashOfToken(code)));
  const [question] = await (lock ? found.for("update") : found);
  if (!question) return refuse("notFound");
  if (question.answeredAt) return refuse("pulseAnswered");
  const [asked] = await db
    .select({ name: startup.name })
    .from(startup)
    .where(and(eq(startup.id, question.startupId), isNull(startup.deletedAt)));
  const owner = question.accountId ? await readAccount(db, question.accountId) : undefined;
  const mayAnswer = owner?.kind === "member" && holdsScope(owner, question.startupId, SCOPE.FULL_ACCESS);
  if (question.expiresAt <= new Date() || !asked || !mayAnswer) return refuse("pulseOver");
  return { ok: true as const, question, name: asked.name };
}

/** The known values of a startup before it answers. */
export async function prefilledAnswers(db: Db, startupId: string, quarter: string) {
  const [known] = await rowsOf(
    db,
    prefilledRow,
    sql`
    select coalesce(last.team_size, nullif(team.people, 0)) "teamSize", last.revenue_band "revenueBand",
      (select case when count(*) = 0 or count(amount_usd) > 0 then coalesce(round(sum(amount_usd)), 0)::float8 end from funding
        where startup_id = ${startupId} and announced_date >= ${quarter}::date
          and announced_date < ${quarter}::date + interval '3 months') "raisedUsd"
    from (select count(*)::integer people from startup_member where startup_id = ${startupId} and kind = 'team') team
    left join lateral (select team_size, revenue_band from pulse_question
      where startup_id = ${startupId} and answered_at is not null order by quarter desc limit 1) last on true`,
  );
  return known!;
}

/** Quarters that were asked about, the newest first. */
export async function pulseQuarters(db: Db): Promise<PulseQuarters> {
  const { quarter: current } = await lastQuarter(db);
  const [quarters, [waiting]] = await Promise.all([
    rowsOf(
      db,
      pulseQuarter,
      sql`
      select quarter::text, count(*)::integer asked, count(answered_at)::integer answered,
        case when count(answered_at) >= ${LEAST_ANSWERS} then sum(team_size)::integer end "teamSize",
        case when count(answered_at) >= ${LEAST_ANSWERS}
          and count(*) filter (where raised_usd > 0) not between 1 and ${LEAST_ANSWERS} - 1
          then sum(raised_usd)::float8 end "raisedUsd"
      from pulse_question group by quarter order by quarter desc limit 40`,
    ),
    rowsOf(db, countRow, sql`select count(*)::integer count from (${startupsWithoutQuestion(current)}) waiting`),
  ]);
  return { current, toAsk: waiting!.count, quarters };
}

export interface PulseStartup {
  name: string;
  /** ISO instant; null: there is no answer. */
  answeredAt: string | null;
  answer: PulseAnswer | null;
}

/** Every startup that was asked about a quarter, by name. */
export async function pulseStartups(db: Db, quarter: string): Promise<PulseStartup[]> {
  const before = alias(pulseQuestion, "before");
  const isBefore = and(eq(before.startupId, pulseQuestion.startupId), eq(before.quarter, quarterBefore(quarter)));
  const rows = await db
    .select({
      name: startup.name,
      answeredAt: pulseQuestion.answeredAt,
      teamSize: pulseQuestion.teamSize,
      revenueBand: pulseQuestion.revenueBand,
      raisedUsd: pulseQuestion.raisedUsd,
      teamBefore: before.teamSize,
    })
    .from(pulseQuestion)
    .innerJoin(startup, eq(startup.id, pulseQuestion.startupId))
    .leftJoin(before, isBefore)
    .where(eq(pulseQuestion.quarter, quarter))
    .orderBy(startup.nameFold, startup.id);
  return rows.map(({ name, answeredAt, teamSize, revenueBand, raisedUsd, teamBefore }) => ({
    name,
    answeredAt: answeredAt?.toISOString() ?? null,
    answer:
      teamSize === null || revenueBand === null || raisedUsd === null
        ? null
        : { startup: name, teamSize, revenueBand, raisedUsd, teamBefore },
  }));
}
