// Hand-written SQL: groups and sums over what the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Expression, narrowed } from "#server/list-index/expression.server.ts";
import { matchedBits } from "#server/list-index/filter-sql.server.ts";
import { childMeets, IS_IN_PLACE, placeOfMatched, rowsIn } from "#server/list-index/rows-sql.server.ts";
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
  tour: "s.tour_id::text",
  announcedYear: "extract(year from s.announced_date)::integer::text",
} as const;
export const isRoundGroup = (group: Group): group is keyof typeof ROUND_GROUPS => group in ROUND_GROUPS;

const aggregateRow = z.object({
  /** Id, code or year; null where the startup or round has none. */
  key: z.string().nullable(),
  count: z.number(),
  /** Null: no amount is disclosed. */
  sumUsd: z.number().nullable(),
  /** Those whose money is in the sum. */
  summed: z.number(),
});
export type AggregateRow = z.output<typeof aggregateRow>;

/** Startups that are looked up one by one; of more the complete tables are read. */
const FEW_ROWS = 20_000;

/**
 * The startups `s` of an expression, and with `child` their rounds `f`: few by look-ups, many by reading the tables, whatever
 * the planner believes of their number. Only one of the two halves is run.
 */
const matchedRows = (expression: Expression, child?: SQL): SQL => {
  const few = sql`(select few from size)`;
  const rowsOfEach = sql`cross join lateral (select * from funding f where f.startup_ordinal = s.ordinal and ${child} offset 0) f`;
  const rowsOfAll = sql`join funding f on f.startup_id = s.id and ${child}`;
  const columns = sql.raw(
    child
      ? "s.*, f.stage_id tour_id, f.announced_date, f.amount_usd stated_usd, case when f.signed_by is not null then f.amount_usd end amount_usd"
      : "s.*",
  );
  return sql`${matchedBits(startupSource, [narrowed(expression)])}, size as materialized (
      select coalesce(sum(bit_count(m0)), 0) < ${FEW_ROWS} few from matched
    ), ${placeOfMatched(startupSource)}, found as not materialized (
      select ${columns} from ${rowsIn(startupSource, "matched", "m0", "*")} ${child ? rowsOfEach : sql``} where ${few}
      union all
      select ${columns} from startup s ${child ? rowsOfAll : sql``} where not ${few} and ${IS_IN_PLACE}
    )`;
};
interface Measure {
  /** The amount of a row, null where it has none. */
  sum: string;
  /** An amount is known, if only the startup says it. */
  isDisclosed: string;
  /** There is an amount, known or not. */
  isRaised: string;
}
const OF_STARTUPS: Measure = {
  sum: "nullif(s.total_raised_usd, 0)",
  isDisclosed: "s.total_raised_usd > 0 or s.said_raised_usd > 0",
  isRaised: "s.funding_count > 0",
};
const OF_ROUNDS: Measure = { sum: "s.amount_usd", isDisclosed: "s.stated_usd is not null", isRaised: "true" };

/** Who never raised has raised nothing; rounds without an amount have an unknown one (decision 29). */
const measured = (rows: SQL, group: string, { sum, isDisclosed, isRaised }: Measure): SQL =>
  sql`${rows} select ${sql.raw(group)} key, count(*)::integer count, count(${sql.raw(sum)})::integer summed,
      case when bool_or(${sql.raw(isDisclosed)}) or not bool_or(${sql.raw(isRaised)})
        then coalesce(sum(${sql.raw(sum)}), 0)::float8 end "sumUsd" from found s
    group by 1 order by count desc, key`;

/** Startups of an expression in groups, the largest first, with all they raised. */
export async function aggregateOfStartups(
  db: Db,
  expression: Expression,
  group: keyof typeof STARTUP_GROUPS,
): Promise<AggregateRow[]> {
  const statement = measured(matchedRows(expression), STARTUP_GROUPS[group], OF_STARTUPS);
  return rowsOf(db, aggregateRow, statement);
}

/** Rounds that meet the conditions, of startups of an expression, in groups, the largest first, with their amounts that are signed (record 71). */
export async function aggregateOfRounds(
  db: Db,
  expression: Expression,
  conditions: Filter,
  group: Group,
): Promise<AggregateRow[]> {
  const by = isRoundGroup(group) ? ROUND_GROUPS[group] : STARTUP_GROUPS[group];
  const rows = matchedRows(expression, childMeets(startupSource, conditions));
  return rowsOf(db, aggregateRow, measured(rows, by, OF_ROUNDS));
}
