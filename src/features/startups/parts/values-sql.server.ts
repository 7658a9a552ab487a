import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Expression, RoundConditions } from "./expression.ts";
import { matchedBits, roundMeets } from "./filter-sql.server.ts";

/** Terms of the index that begin alike, counted within one of the expressions. */
export interface CountedTerms {
  /** "sector:": with the colon, so that no other list begins so. */
  prefix: string;
  expression: number;
}
export interface Counts {
  /** Startups of each expression. */
  totals: number[];
  /** Startups by term, where there are some. */
  byTerm: Map<string, number>;
}

/** Exact numbers of listed startups: of every expression, and of every term within its expression. One statement. */
export async function countTerms(db: Db, expressions: Expression[], counted: CountedTerms[]): Promise<Counts> {
  const { rows } = await db.execute<{ term: string; count: number }>(statementOf(expressions, counted));
  const byTerm = new Map(rows.map((row) => [row.term, row.count]));
  return { totals: expressions.map((_, index) => byTerm.get(`#${index}`) ?? 0), byTerm };
}

function statementOf(expressions: Expression[], counted: CountedTerms[]): SQL {
  const columns = expressions.map((_, index) => index);
  const whenColumn = sql.raw(columns.map((index) => `when ${index} then m${index}`).join(" "));
  const totals = columns.map((index) =>
    sql.raw(`select '#${index}' term, coalesce(sum(bit_count(m${index})), 0)::integer count from matched`),
  );
  // "offset 0" keeps the planner to one look into the index for each list, whatever it believes of their sizes.
  const byTerm = sql`select b.term, sum(bit_count(b.bits & (case range.expression ${whenColumn} end)))::integer
    from unnest(${sql.param(counted.map(({ prefix }) => prefix))}::text[], ${sql.param(counted.map(({ prefix }) => `${prefix}~`))}::text[],
      ${sql.param(counted.map(({ expression }) => expression))}::integer[]) range (first, last, expression)
    cross join lateral (select term, chunk, bits from startup_bits where term >= range.first and term < range.last offset 0) b
    join matched using (chunk) group by b.term`;
  return sql`${matchedBits(expressions)} ${sql.join(totals, sql` union all `)}${counted.length > 0 ? sql` union all ${byTerm}` : sql``}`;
}

/** Filters about rounds that are lists, and the column of a round they are about. */
export const ROUND_COLUMNS = {
  "hasInvestment.tour": "stage_id",
  "investments.amountCurrency": "amount_currency_id",
  "investments.valuationCurrency": "pre_valuation_currency_id",
} as const;

/**
 * Startups of an expression by a value of those of their rounds that meet the other conditions on rounds: with several conditions
 * the index cannot tell which round has the value.
 */
export async function countRoundValues(
  db: Db,
  expression: Expression,
  conditions: RoundConditions,
  column: (typeof ROUND_COLUMNS)[keyof typeof ROUND_COLUMNS],
): Promise<{ id: string; count: number }[]> {
  const value = sql.raw(`f.${column}`);
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    ${matchedBits([expression])} select ${value} id, count(distinct s.id)::integer count
    from matched cross join lateral startup_ordinals(chunk, m0) candidate (ordinal)
    join startup s on s.ordinal = candidate.ordinal join funding f on f.startup_id = s.id
    where ${roundMeets(conditions)} and ${value} is not null group by ${value}`);
  return rows;
}
