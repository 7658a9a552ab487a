import { type SQL, sql } from "drizzle-orm";
import { choicesIn, type Filter, rangeIn } from "#shared/list/filter.ts";
import { type RangeRow, rowOf } from "#shared/list/list.ts";
import { type ChildSets, type Cut, type Expression, flattened } from "./expression.server.ts";
import type { ListSource } from "./source.server.ts";

export const NO_BITS = "B'0'::bit(30000)";

/** Bounds on a column; that it has a value when there are none. */
export function between(column: string, type: string, from: unknown, to: unknown): SQL {
  const bound = (operator: string, value: unknown) =>
    sql`${sql.raw(`${column} ${operator}`)} ${value}::${sql.raw(type)}`;
  return sql.join(
    [
      sql.raw(`${column} is not null`),
      ...(from === undefined ? [] : [bound(">=", from)]),
      ...(to === undefined ? [] : [bound("<=", to)]),
    ],
    sql` and `,
  );
}

/** The column a range is compared with, and the type of its bounds; on `s`, or on the child rows `f`. */
export function columnOf(
  { list }: ListSource,
  { field, isLeast }: Pick<Cut, "field" | "isLeast">,
): { column: string; type: string; child: boolean } {
  const row = rowOf(list, field);
  const { kind, child = false } = row;
  const column = isLeast ? (row as RangeRow).least!.column : row.column;
  return { column: `${child ? "f" : "s"}.${column}`, type: kind === "dates" ? "date" : "numeric", child };
}

/** The ordinal of the row `s` above the child row `f`, which bears it: nothing is looked up. */
const rowAbove = ({ children }: ListSource): string => `cross join lateral (select f.${children!.ordinal} ordinal) s`;

/**
 * The bits of ordinals that a statement selects: (chunk, bits), as `list_bits_of` gives them for an array. A function would be planned
 * by itself each time; of an array the planner expects few, and never sorts them.
 */
export const bitsOf = (ordinals: SQL): SQL =>
  sql`select ordinal / 30000 chunk, bits_at(ordinal % 30000, 1) bits from (select unnest(array(${ordinals})) ordinal) found group by 1`;

/** From so many letters on a word may be written apart: shorter ones would be found in words that only stand side by side. */
const APART_FROM = 6;

/**
 * A regular expression for the beginning of a word in a text in search form; a single letter is a word of its own. "backend" also
 * begins "back-end developer". The word has letters and digits only; "\\m" and "\\M" are its ends.
 */
export const wordPattern = (word: string): string =>
  `\\m${word.length < APART_FROM ? word : [...word].join("[^[:alnum:]]?")}${word.length > 1 ? "" : "\\M"}`;

/** Rows with their ordinals, by the index of the compared column: (chunk, bits). */
export function cutRows(source: ListSource, cut: Cut): SQL {
  const { field, from, to } = cut;
  const lookup = source.lookups?.[field];
  if (lookup) return bitsOf(lookup(JSON.parse(from as string) as Filter, new Date()));
  if (cut.isQuery)
    return bitsOf(
      sql`select s.ordinal from search_texts_with(${`#${source.list.kind} & ${from}`}, null) hit
        join ${sql.raw(source.table)} s on s.id = hit.entity_id`,
    );
  if (rowOf(source.list, field).kind === "words") {
    if (!source.named) throw new Error(`${source.list.kind} cannot be searched by words.`);
    return bitsOf(source.named(from!));
  }
  const { column, type, child } = columnOf(source, cut);
  const { table, listed, children } = source;
  const rows =
    child && children
      ? `${children.table} f ${rowAbove(source)} where ${children.where} and`
      : `${table} s where ${listed} and`;
  return bitsOf(sql`select s.ordinal from ${sql.raw(rows)} ${between(column, type, from, to)}`);
}

/** The range of a filter on the very column that an order begins with, as SQL on the alias `s`: where a walk begins and ends. */
export function rangesOfOrder(source: ListSource, expression: Expression, order: string): SQL {
  const isFirst = (column: string) => order.startsWith(`${column} `) || order.startsWith(`${column},`);
  const ranges = flattened(expression).flatMap((part) => {
    if (part.kind === "set" && part.bounds !== undefined) {
      const { column, type, child } = columnOf(source, part.bounds);
      return !child && isFirst(column) ? [sql` and ${between(column, type, part.bounds.from, part.bounds.to)}`] : [];
    }
    if (part.kind !== "not" || part.of.kind !== "set") return [];
    const [term, ...others] = part.of.terms;
    const rows = others.length === 0 && term !== undefined ? source.withoutTerm?.[term] : undefined;
    return rows !== undefined && isFirst(rows.column) ? [sql.raw(` and ${rows.column} ${rows.is}`)] : [];
  });
  return sql.join(ranges, sql``);
}

/** That the child row `f` meets all conditions. */
export function childMeets({ list, children }: ListSource, conditions: Filter): SQL {
  const tests = list.names.flatMap((field) => {
    const { kind, column, child } = rowOf(list, field);
    if (!child || conditions[field] === undefined) return [];
    if (kind === "choice")
      return [sql`${sql.raw(`f.${column}`)} = any (${sql.param(choicesIn(conditions, field))}::uuid[])`];
    const range = rangeIn(conditions, field);
    return [between(`f.${column}`, kind === "dates" ? "date" : "numeric", range?.gte, range?.lte)];
  });
  return sql.join([sql.raw(children!.where), ...tests], sql` and `);
}

/** Child rows `f` that meet the conditions and lie within one of the cuts, and the rows `s` above them: what to select from. */
export const cutChildren = (source: ListSource, { conditions, cuts }: Pick<ChildSets, "conditions" | "cuts">): SQL[] =>
  cuts.map((cut) => {
    const { from, to } = cut;
    const { column, type } = columnOf(source, cut);
    const { table } = source.children!;
    return sql`(select * from ${sql.raw(table)} f where ${between(column, type, from, to)} and ${childMeets(source, conditions)} offset 0) f
      ${sql.raw(rowAbove(source))}`;
  });

/**
 * Rows `s` whose bits are set in a column: one look-up each, whatever the planner believes of their number. It believes in
 * hundreds for each chunk, and would read the complete table for a single row.
 */
export const rowsIn = ({ table }: ListSource, from: string, bits: string, columns = "id, ordinal"): SQL =>
  sql.raw(`${setBits(from, bits)}
    cross join lateral list_ordinals(found.chunk, found.bits) candidate (ordinal)
    cross join lateral (select ${columns} from ${table} where ordinal = candidate.ordinal offset 0) s`);

/** The ordinals of those rows alone, for which no row is looked up. */
export const ordinalsIn = (from: string, bits: string): SQL =>
  sql.raw(`${setBits(from, bits)}
    cross join lateral list_ordinals(found.chunk, found.bits) s (ordinal)`);

/** "offset 0" keeps the planner from computing the bits anew wherever they are used. */
const setBits = (from: string, bits: string): string =>
  `(select chunk, bits from (select chunk, ${bits} bits from ${from} offset 0) every where bit_count(bits) > 0) found`;

/**
 * The bits "m0" of "matched" as bytes from ordinal 0 to the last of the table, for testing rows one by one: bit_send gives a bit
 * string's length in four bytes, then its bytes. Of an array of chunks each test would look for the chunk first.
 */
export const placeOfMatched = ({ table }: ListSource): SQL =>
  sql.raw(`place as materialized (
      select string_agg(substring(bit_send(coalesce(m0, ${NO_BITS})) from 5), '' order by chunk) bits
      from generate_series(0, (select max(ordinal) / 30000 from ${table})) chunk left join matched using (chunk)
    )`);
/**
 * SQL that is true if the row `s` is among those of `placeOfMatched`. Bits of bytes are numbered from the right, those
 * of bit strings from the left.
 */
export const IS_IN_PLACE = sql.raw("get_bit((select bits from place), (s.ordinal # 7)::bigint) = 1");
