import { type SQL, sql } from "drizzle-orm";
import { all, type ChildSets, type Expression } from "./expression.server.ts";
import { childMeets, cutChildren, ordinalsIn } from "./rows-sql.server.ts";
import type { ListSource } from "./source.server.ts";

/** Terms of child rows, counted as rows that have one such child with the term. */
export interface CountedChildren {
  sets: ChildSets;
  lists: {
    /** The prefix of the terms: "tour:". */
    prefix: string;
    /** The column of a child row they are about. */
    column: string;
  }[];
}

/** The columns of "matched" that `countsOfChildren` needs: the rows to count, then the owners of their child rows. */
export const childColumns = (within: Expression, counted: readonly CountedChildren[]): Expression[] => [
  within,
  ...counted.flatMap(({ sets }) => [sets.candidates, ...sets.places].map((part) => all(within, part))),
];

/**
 * CTEs and the select (term, count) for lists over child rows, where "matched" has the columns of `childColumns` from number
 * `within` on: for each term the bits that the index has of all places, and those that only rows have.
 */
export function countsOfChildren(
  source: ListSource,
  counted: readonly CountedChildren[],
  within: number,
): { ctes: SQL; select: SQL } {
  const { prefix: place } = source.children!;
  let column = within + 1;
  const ranges: { prefix: string; column: number }[] = [];
  const read: SQL[] = [];
  for (const { sets, lists } of counted) {
    read.push(...readRows(source, sets, lists, column++));
    sets.places.forEach((_, index) => {
      ranges.push(...lists.map(({ prefix }) => ({ prefix: `${place}${index + 1}.${prefix}`, column })));
      column++;
    });
  }
  const whenColumn = sql.raw(
    [...new Set(ranges.map((range) => range.column))].map((n) => `when ${n} then m${n}`).join(" "),
  );
  // "offset 0" keeps the planner to one look into the index for each list, whatever it believes of their sizes.
  return {
    ctes: sql`child_row (term, ordinal) as (${sql.join(read, sql` union all `)}), child_value (term, chunk, bits) as (
        select substr(b.term, ${sql.raw(String(place.length + 3))}), chunk, b.bits & (case range.place ${whenColumn} end)
        from unnest(${sql.param(ranges.map(({ prefix }) => prefix))}::text[], ${sql.param(ranges.map(({ prefix }) => `${prefix}~`))}::text[],
          ${sql.param(ranges.map(({ column }) => column))}::integer[]) range (first, last, place)
        cross join lateral (
          select term, chunk, bits from list_bits
          where kind = ${sql.raw(`'${source.list.kind}'`)} and term >= range.first and term < range.last offset 0
        ) b
        join matched using (chunk)
        union all
        select term, chunk, set_bits & ${sql.raw(`m${within}`)} from (
          select term, ordinal / 30000 chunk, bits_at(ordinal % 30000, 1) set_bits from child_row group by 1, 2
        ) child_row join matched using (chunk)
      )`,
    select: sql`select term, sum(bit_count(bits))::integer
      from (select term, bit_or(bits) bits from child_value group by term, chunk) value group by term`,
  };
}

/** Selects of (term, ordinal) for what only rows have. */
function readRows(source: ListSource, sets: ChildSets, lists: CountedChildren["lists"], candidates: number): SQL[] {
  const { table, ordinal } = source.children!;
  const values = lists.map(({ prefix, column }) => `('${prefix}' || f.${column})`).join(", ");
  const termsOfChild = sql.raw(`cross join lateral (values ${values}) value (term)`);
  const candidateRows = sql`${ordinalsIn("matched", `m${candidates}`)}
    cross join lateral (
      select * from ${sql.raw(table)} f where f.${sql.raw(ordinal)} = s.ordinal and ${childMeets(source, sets.conditions)} offset 0
    ) f`;
  return [candidateRows, ...cutChildren(source, sets)].map(
    (from) => sql`select value.term, s.ordinal from ${from} ${termsOfChild} where value.term is not null`,
  );
}
