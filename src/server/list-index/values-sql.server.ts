// Hand-written SQL: counts in the index of bits.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type CountedChildren, childColumns, countsOfChildren } from "./child-values-sql.server.ts";
import type { Expression } from "./expression.server.ts";
import { matchedBits } from "./filter-sql.server.ts";
import type { ListSource } from "./source.server.ts";

/** Terms of the index that begin alike, counted within one of the expressions. */
export interface CountedTerms {
  /** "sector:": with the colon, so that no other list begins so. */
  prefix: string;
  expression: number;
}
export interface Counts {
  /** Rows of each expression. */
  totals: number[];
  /** Rows by term, where there are some. */
  byTerm: Map<string, number>;
}

const countRow = z.object({ term: z.string(), count: z.number() });

interface CountedLists {
  within: Expression;
  counted: CountedChildren[];
}

/** Exact numbers of listed rows: of every expression, and of every term within its expression. One statement. */
export async function countTerms(
  db: Db,
  source: ListSource,
  expressions: Expression[],
  counted: CountedTerms[] = [],
  children?: CountedLists,
): Promise<Counts> {
  const statement = statementOf(source, expressions, counted, children);
  const rows = await rowsOf(db, countRow, statement);
  const byTerm = new Map(rows.map((row) => [row.term, row.count]));
  return { totals: expressions.map((_, index) => byTerm.get(`#${index}`) ?? 0), byTerm };
}

function statementOf(
  source: ListSource,
  expressions: Expression[],
  counted: CountedTerms[],
  children: CountedLists | undefined,
): SQL {
  const columns = expressions.map((_, index) => index);
  const whenColumn = sql.raw(columns.map((index) => `when ${index} then m${index}`).join(" "));
  const totals = columns.map((index) =>
    sql.raw(`select '#${index}' term, coalesce(sum(bit_count(m${index})), 0)::integer count from matched`),
  );
  // "offset 0" keeps the planner to one look into the index for each list, whatever it believes of their sizes.
  const byTerm = sql`select b.term, sum(bit_count(b.bits & (case range.expression ${whenColumn} end)))::integer
    from unnest(${sql.param(counted.map(({ prefix }) => prefix))}::text[], ${sql.param(counted.map(({ prefix }) => `${prefix}~`))}::text[],
      ${sql.param(counted.map(({ expression }) => expression))}::integer[]) range (first, last, expression)
    cross join lateral (select term, chunk, bits from list_bits where kind = ${sql.raw(`'${source.list.kind}'`)} and term >= range.first and term < range.last offset 0) b
    join matched using (chunk) group by b.term`;
  const below = children && countsOfChildren(source, children.counted, expressions.length);
  const selects = [...totals, ...(counted.length > 0 ? [byTerm] : []), ...(below ? [below.select] : [])];
  const matched = matchedBits(source, [
    ...expressions,
    ...(children ? childColumns(children.within, children.counted) : []),
  ]);
  return sql`${matched}${below ? sql`, ${below.ctes}` : sql``} ${sql.join(selects, sql` union all `)}`;
}
