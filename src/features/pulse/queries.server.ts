import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { pulseQuestion } from "#db/tables/pulse.server.ts";
import { hashOfToken, readAccount } from "#server/session.server.ts";
import { holdsScope } from "#shared/access.ts";
import { HOME_ZONE } from "#shared/format.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { PulseQuarters } from "./contract.ts";
import type { RevenueBand } from "./limits.ts";
import { type PulseAnswer, quarterBefore, quarterOf } from "./rules.ts";

/** Mails of one run: the others follow with the next. */
const MAILS_AT_ONCE = 1000;

/** The first day of the last quarter that has ended in Istanbul, and how many days ago it did. */
export async function lastQuarter(db: Db): Promise<{ quarter: string; daysAgo: number }> {
  const { rows } = await db.execute<{ today: string }>(sql`select (now() at time zone ${HOME_ZONE})::date::text today`);
  const { today } = rows[0]!;
  const current = quarterOf(today);
  return {
    quarter: quarterBefore(current),
    daysAgo: Math.round((Date.parse(today) - Date.parse(current)) / 86_400_000),
  };
}

/** Startups that were not asked about a quarter, each with the owner who has been so for the longest time. */
const startupsWithoutQuestion = (quarter: string) => sql`
  select distinct on (startup.id) startup.id "startupId", account.id "accountId"
  from startup join entity_access access on access.entity_id = startup.id join account on account.id = access.account_id
  where startup.is_visible and startup.deleted_at is null and ${SCOPE.FULL_ACCESS} = any (access.scopes)
    and (access.expires_at is null or access.expires_at > now())
    and account.email_verified_at is not null and account.locked_at is null and account.delete_at is null
    and not exists (select from pulse_question asked where asked.startup_id = startup.id and asked.quarter = ${quarter})
  order by startup.id, account.created_at, account.id`;

export async function startupsToAsk(db: Db, quarter: string) {
  const { rows } = await db.execute<{ startupId: string; accountId: string }>(
    sql`${startupsWithoutQuestion(quarter)} limit ${MAILS_AT_ONCE}`,
  );
  return rows;
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
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from startup where id = ${question.startupId} and deleted_at is null`,
  );
  const owner = question.accountId ? await readAccount(db, question.accountId) : undefined;
  const mayAnswer = owner?.kind === "member" && holdsScope(owner, question.startupId, SCOPE.FULL_ACCESS);
  if (question.expiresAt <= new Date() || !rows[0] || !mayAnswer) return refuse("pulseOver");
  return { ok: true as const, question, name: rows[0].name };
}

/** What is known of a startup before it answers. */
export async function knownOf(db: Db, startupId: string, quarter: string) {
  const { rows } = await db.execute<{
    teamSize: number | null;
    revenueBand: RevenueBand | null;
    raisedUsd: number;
  }>(sql`
    select coalesce(last.team_size, nullif(team.people, 0)) "teamSize", last.revenue_band "revenueBand",
      (select coalesce(round(sum(amount_usd)), 0)::float8 from funding
        where startup_id = ${startupId} and announced_date >= ${quarter}::date
          and announced_date < ${quarter}::date + interval '3 months') "raisedUsd"
    from (select count(*)::integer people from startup_member where startup_id = ${startupId} and kind = 'team') team
    left join lateral (select team_size, revenue_band from pulse_question
      where startup_id = ${startupId} and answered_at is not null order by quarter desc limit 1) last on true`);
  return rows[0]!;
}

/** Quarters that were asked about, the newest first. */
export async function pulseQuarters(db: Db): Promise<PulseQuarters> {
  const { quarter: current } = await lastQuarter(db);
  const [{ rows }, waiting] = await Promise.all([
    db.execute<PulseQuarters["quarters"][number] & Record<string, unknown>>(sql`
      select quarter::text, count(*)::integer asked, count(answered_at)::integer answered,
        coalesce(sum(team_size), 0)::integer "teamSize", coalesce(sum(raised_usd), 0)::float8 "raisedUsd"
      from pulse_question group by quarter order by quarter desc limit 40`),
    db.execute<{ count: number }>(
      sql`select count(*)::integer count from (${startupsWithoutQuestion(current)}) waiting`,
    ),
  ]);
  return { current, toAsk: waiting.rows[0]!.count, quarters: rows };
}

export interface PulseStartup {
  name: string;
  /** ISO instant; null: there is no answer. */
  answeredAt: string | null;
  answer: PulseAnswer | null;
}

/** Every startup that was asked about a quarter, by name. */
export async function pulseStartups(db: Db, quarter: string): Promise<PulseStartup[]> {
  const { rows } = await db.execute<{
    name: string;
    answeredAt: string | null;
    teamSize: number | null;
    revenueBand: RevenueBand | null;
    raisedUsd: number | null;
    teamBefore: number | null;
  }>(sql`
    select startup.name, to_json(asked.answered_at) #>> '{}' "answeredAt", asked.team_size "teamSize",
      asked.revenue_band "revenueBand", asked.raised_usd::float8 "raisedUsd", before.team_size "teamBefore"
    from pulse_question asked join startup on startup.id = asked.startup_id
    left join pulse_question before on before.startup_id = asked.startup_id and before.quarter = ${quarterBefore(quarter)}
    where asked.quarter = ${quarter} order by startup.name_fold, startup.id`);
  return rows.map(({ name, answeredAt, teamSize, revenueBand, raisedUsd, teamBefore }) => ({
    name,
    answeredAt,
    answer:
      teamSize === null || revenueBand === null || raisedUsd === null
        ? null
        : { startup: name, teamSize, revenueBand, raisedUsd, teamBefore },
  }));
}
