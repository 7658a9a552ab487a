import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Expression } from "#server/list-index/expression.server.ts";
import { childMeets, matchedBits } from "#server/list-index/filter-sql.server.ts";
import type { Filter } from "#shared/list/filter.ts";
import type { Group } from "../contract.ts";
import { startupSource } from "../parts/source.server.ts";

const STARTUP_GROUPS: Record<Exclude<Group, "tour" | "announcedYear">, string> = {
  none: "null::text",
  sector: "s.sector_id::text",
  stage: "s.stage_id::text",
  country: "s.country_id::text",
  city: "s.city_id::text",
  region: "(select region from city where city.id = s.city_id)",
  operatingStatus: "s.operating_status_id::text",
  employeeCount: "s.employee_count_id::text",
  foundationYear: "extract(year from s.foundation_date)::integer::text",
};
const ROUND_GROUPS = {
  tour: "f.stage_id::text",
  announcedYear: "extract(year from f.announced_date)::integer::text",
} as const;
export const isRoundGroup = (group: Group): group is keyof typeof ROUND_GROUPS => group in ROUND_GROUPS;

export interface AggregateRow extends Record<string, unknown> {
  /** Id, code or year; null where the startup or round has none. */
  key: string | null;
  count: number;
  sumUsd: number;
}

const MATCHED = sql.raw(`matched cross join lateral list_ordinals(chunk, m0) candidate (ordinal)
  join startup s on s.ordinal = candidate.ordinal`);
const measured = (group: string, sum: string, from: SQL): SQL =>
  sql`select ${sql.raw(group)} key, count(*)::integer count, coalesce(sum(${sql.raw(sum)}), 0)::float8 "sumUsd" from ${from}
    group by 1 order by count desc, key`;

/** Startups of an expression in groups, the largest first, with all they raised. */
export async function aggregateOfStartups(
  db: Db,
  expression: Expression,
  group: keyof typeof STARTUP_GROUPS,
): Promise<AggregateRow[]> {
  const statement = measured(STARTUP_GROUPS[group], "s.total_raised_usd", MATCHED);
  return (await db.execute<AggregateRow>(sql`${matchedBits(startupSource, [expression])} ${statement}`)).rows;
}

/** Rounds that meet the conditions, of startups of an expression, in groups, the largest first, with their amounts. */
export async function aggregateOfRounds(
  db: Db,
  expression: Expression,
  conditions: Filter,
  group: Group,
): Promise<AggregateRow[]> {
  const by = isRoundGroup(group) ? ROUND_GROUPS[group] : STARTUP_GROUPS[group];
  const from = sql`${MATCHED} join funding f on f.startup_id = s.id where ${childMeets(startupSource, conditions)}`;
  return (
    await db.execute<AggregateRow>(
      sql`${matchedBits(startupSource, [expression])} ${measured(by, "f.amount_usd", from)}`,
    )
  ).rows;
}
