import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Expression } from "./expression.ts";
import { matchedBits } from "./filter-sql.server.ts";
import { type CountedRounds, countsOfRounds, roundColumns } from "./round-values-sql.server.ts";

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

interface CountedLists {
  within: Expression;
  counted: CountedRounds[];
}

/** Exact numbers of listed startups: of every expression, and of every term within its expression. One statement. */
export async function countTerms(
  db: Db,
  expressions: Expression[],
  counted: CountedTerms[] = [],
  countedRounds?: CountedLists,
): Promise<Counts> {
  const statement = statementOf(expressions, counted, countedRounds);
  const { rows } = await db.execute<{ term: string; count: number }>(statement);
  const byTerm = new Map(rows.map((row) => [row.term, row.count]));
  return { totals: expressions.map((_, index) => byTerm.get(`#${index}`) ?? 0), byTerm };
}

/**
 * Reading the terms of one startup takes as long as reading so many bit strings for each list: so few startups of the filter
 * itself are counted by their own terms, and the time no longer grows with the table.
 */
const STARTUPS_PER_LIST = 4;

function statementOf(expressions: Expression[], counted: CountedTerms[], inRounds: CountedLists | undefined): SQL {
  const totals = expressions.map((_, index) =>
    sql.raw(`select '#${index}' term, coalesce(sum(bit_count(m${index})), 0)::integer count from matched`),
  );
  const rounds = inRounds && countsOfRounds(inRounds.counted, expressions.length);
  const lists = counted.length > 0 ? countsOfLists(expressions, counted) : undefined;
  const selects = [...totals, ...(lists?.selects ?? []), ...(rounds ? [rounds.select] : [])];
  const ctes = [matchedBits([...expressions, ...(inRounds ? roundColumns(inRounds.within, inRounds.counted) : [])])];
  if (lists) ctes.push(lists.ctes);
  if (rounds) ctes.push(rounds.ctes);
  return sql`${sql.join(ctes, sql`, `)} ${sql.join(selects, sql` union all `)}`;
}

/** CTEs and the selects (term, count) of the lists. "offset 0" keeps the planner to looking up, whatever it believes. */
function countsOfLists(expressions: readonly Expression[], counted: readonly CountedTerms[]) {
  const whenColumn = sql.raw(expressions.map((_, index) => `when ${index} then m${index}`).join(" "));
  const ranges = sql`range (first, last, expression) as materialized (
      select * from unnest(${sql.param(counted.map(({ prefix }) => prefix))}::text[],
        ${sql.param(counted.map(({ prefix }) => `${prefix}~`))}::text[], ${sql.param(counted.map(({ expression }) => expression))}::integer[])
    ), few as materialized (
      select sum(bit_count(m0)) <= ${STARTUPS_PER_LIST} * count(*) * (select count(*) from range where expression = 0) yes from matched
    )`;
  const byBits = sql`select b.term, sum(bit_count(b.bits & (case range.expression ${whenColumn} end)))::integer
    from range
    cross join lateral (select term, chunk, bits from startup_bits where term >= range.first and term < range.last offset 0) b
    join matched using (chunk)
    where not (range.expression = 0 and (select yes from few)) group by b.term`;
  const byTerms = sql`select t.term, count(*)::integer
    from (select chunk, m0 bits from matched where (select yes from few)) found
    cross join lateral startup_ordinals(found.chunk, found.bits) candidate (ordinal)
    cross join lateral (select id from startup where ordinal = candidate.ordinal offset 0) s
    cross join lateral (select terms from startup_term where startup_id = s.id offset 0) own
    cross join lateral unnest(own.terms) t (term)
    join range on range.expression = 0 and split_part(range.first, ':', 1) = split_part(t.term, ':', 1)
      and t.term >= range.first and t.term < range.last
    group by t.term`;
  return { ctes: ranges, selects: [byBits, byTerms] };
}
