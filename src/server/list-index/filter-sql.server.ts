import { type SQL, sql } from "drizzle-orm";
import { choicesIn, type Filter, rangeIn } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import {
  any,
  type ChildSets,
  type Cut,
  type Expression,
  flattened,
  type RangeSets,
  roughly,
  surely,
  type TermSet,
  terms,
} from "./expression.server.ts";
import type { ListSource } from "./source.server.ts";

const NO_BITS = "B'0'::bit(30000)";
const NONE = sql.raw(NO_BITS);
/** Reading the bits of a term in one chunk, and putting them together, costs about as much as asking the child rows of so many rows. */
const READ_COST = 1.5;
/** Comparing a row costs about as much as reading so many rows that a bound cuts off. */
const COMPARE_COST = 8;
/** Finding the rows of one chunk by its bits costs about as much as comparing so many. */
const EXPAND_COST = 20;

/** Bounds on a column; that it has a value when there are none. */
function between(column: string, type: string, from: unknown, to: unknown): SQL {
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
function columnOf({ list }: ListSource, field: string): { column: string; type: string; child: boolean } {
  const { kind, column, child = false } = rowOf(list, field);
  return { column: `${child ? "f" : "s"}.${column}`, type: kind === "dates" ? "date" : "numeric", child };
}

/** The ordinal of the row `s` above the child row `f`, which bears it: nothing is looked up. */
const rowAbove = ({ children }: ListSource): string => `cross join lateral (select f.${children!.ordinal} ordinal) s`;

/**
 * The bits of ordinals that a statement selects: (chunk, bits), as `list_bits_of` gives them for an array. A function would be planned
 * by itself each time; of an array the planner expects few, and never sorts them.
 */
const bitsOf = (ordinals: SQL): SQL =>
  sql`select ordinal / 30000 chunk, bits_at(ordinal % 30000, 1) bits from unnest(array(${ordinals})) found (ordinal) group by 1`;

/** Rows with their ordinals, by the index of the compared column: (chunk, bits). */
function cutRows(source: ListSource, { field, from, to }: Cut): SQL {
  const lookup = source.lookups?.[field];
  if (lookup) return bitsOf(lookup(JSON.parse(from as string) as Filter, new Date()));
  if (rowOf(source.list, field).kind === "words") {
    if (!source.named) throw new Error(`${source.list.kind} cannot be searched by words.`);
    return bitsOf(source.named(from!));
  }
  const { column, type, child } = columnOf(source, field);
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
      const { column, type, child } = columnOf(source, part.bounds.field);
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
  cuts.map(({ field, from, to }) => {
    const { column, type } = columnOf(source, field);
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

/** The bits "m0" of "matched" as an array of chunks, for testing rows one by one: `isIn("place")`. */
export const PLACE_OF_MATCHED = sql.raw(`place as materialized (
      select array(select coalesce(m0, B'0'::bit(30000)) from generate_series(0, (select max(chunk) from matched)) chunk
        left join matched using (chunk) order by chunk) bits
    )`);
/** Whether the row `s` is among those of `PLACE_OF_MATCHED`. */
export const IS_IN_PLACE = sql.raw("get_bit((select bits from place)[s.ordinal / 30000 + 1], s.ordinal % 30000) = 1");

/**
 * Expressions as one statement's beginning: `with … matched as materialized (select chunk, m0, m1 …)`, in which `m0` has the bits
 * of the first expression's rows among the listed ones, and `listed` those of all. Every term is read once.
 */
export function matchedBits(source: ListSource, expressions: readonly Expression[]): SQL {
  const builder = new StatementBuilder(source);
  const columns = expressions.map((expression) => builder.valueOf(expression));
  return builder.statement(columns);
}

class StatementBuilder {
  readonly #source: ListSource;
  readonly #leaf: LeafSets;
  /** The CTEs of conditions on one child row, and the names of those with their bits. */
  readonly #ctes: SQL[] = [];
  readonly #children: string[] = [];

  constructor(source: ListSource) {
    this.#source = source;
    this.#leaf = new LeafSets(source, "leaf", "x");
    this.#leaf.nameOf({ terms: ["listed"], cuts: [] });
  }

  /** SQL of the bits of an expression, from the columns of `leaves` and of `child_0`, `child_1` … */
  valueOf(expression: Expression, leaves = this.#leaf): string {
    if (expression.kind === "not") return `(~ ${this.valueOf(expression.of, leaves)})`;
    if (expression.kind === "set") return leaves.nameOf(expression);
    if (expression.kind === "ranges") return this.#leaf.nameOnce(expression, () => this.#ranges(expression));
    if (expression.kind === "child") return this.#leaf.nameOnce(expression, () => this.#child(expression));
    if (expression.of.length === 0) return expression.kind === "all" ? "x0" : "(x0 & ~ x0)";
    if (expression.kind === "all") return this.#both(expression.of, leaves);
    return `(${expression.of.map((part) => this.valueOf(part, leaves)).join(" | ")})`;
  }

  /** All of some parts. What is taken away is put together first: one complement instead of several. */
  #both(parts: readonly Expression[], leaves: LeafSets): string {
    const values = parts.flatMap((part) => (part.kind === "not" ? [] : [this.valueOf(part, leaves)]));
    const without = parts.flatMap((part) => (part.kind === "not" ? [this.valueOf(part.of, leaves)] : []));
    if (without.length > 0) values.push(`(~ (${without.join(" | ")}))`);
    return `(${values.join(" & ")})`;
  }

  #child(sets: ChildSets): string {
    const name = this.#newChild("child");
    const { places, candidates, within } = sets;
    if (within) return this.#narrowChild(name, sets, within);
    const placed = places.map((place) => this.valueOf(place)).join(" | ");
    const found = ordinalsIn(`${name}_placed`, "unsure");
    const ordinals = [this.#thoseWithChild(found, sets), ...this.#cutOrdinals(sets)];
    this.#ctes.push(
      sql.raw(`${name}_placed as materialized (
        select chunk, bits, x0 & ${this.valueOf(candidates)} & ~ bits unsure
        from leaf cross join lateral (select ${placed} bits offset 0) placed)`),
      sql`${sql.raw(name)} as materialized (
        select chunk, coalesce(placed.bits | read.bits, placed.bits) bits
        from ${sql.raw(`${name}_placed placed`)} left join (${bitsOf(sql.join(ordinals, sql` union all `))}) read using (chunk))`,
    );
    return `${name}.bits`;
  }

  #newChild(kind: string): string {
    const name = `${kind}_${this.#children.length}`;
    this.#children.push(name);
    return name;
  }

  /**
   * Few rows that may meet the conditions: their child rows are read. Many: the terms of all places, and the child rows of those
   * rows that the terms leave unsure. One of the two runs: a condition that names no row is tested once.
   */
  #narrowChild(name: string, sets: ChildSets, within: Expression): string {
    const placed = new LeafSets(this.#source, `placed_${name}`, "y");
    const bits = sets.places.map((place) => this.valueOf(place, placed)).join(" | ");
    const isCut = sets.cuts.some(({ term }) => term !== undefined);
    const roughly = this.valueOf(isCut ? any(...sets.roughPlaces) : sets.candidates, placed);
    const isFew = sql.raw(`(select few from size_${name})`);
    const ordinals = [
      sql`${this.#thoseWithChild(ordinalsIn(`near_${name}`, "rough"), sets)} and ${isFew}`,
      this.#thoseWithChild(ordinalsIn(`sure_${name}`, "unsure"), sets),
      // Days before and after all known years have no bucket, and next to no rows.
      ...this.#cutOrdinals({ ...sets, cuts: sets.cuts.filter(({ term }) => term === undefined) }).map(
        (cut) => sql`${cut} where not ${isFew}`,
      ),
    ];
    this.#ctes.push(
      sql.raw(`near_${name} as materialized (
        select chunk, others, others & ${this.valueOf(sets.rough)} rough
        from leaf cross join lateral (select x0 & ${this.valueOf(within)} others offset 0) others)`),
      sql.raw(`size_${name} as materialized (
        select coalesce(sum(bit_count(rough)), 0) <= count(*) * ${placed.termCount * READ_COST} few from near_${name})`),
      placed.cte(sql`not ${isFew}`),
      sql.raw(`sure_${name} as materialized (
        select chunk, sure, others & ${roughly} & ~ sure unsure
        from placed_${name} join near_${name} using (chunk) cross join lateral (select ${bits} sure offset 0) sure)`),
      sql`${sql.raw(name)} as materialized (
        select leaf.chunk, coalesce(sure | read.bits, sure, read.bits, ${NONE}) bits
        from leaf left join ${sql.raw(`sure_${name}`)} using (chunk)
          left join (${bitsOf(sql.join(ordinals, sql` union all `))}) read using (chunk))`,
    );
    return `${name}.bits`;
  }

  /**
   * Ranges whose bounds cut buckets. Few of the rows that meet everything else lie in the cut buckets: they are compared. Many: the
   * rows that the bounds cut off are read by the indexes of their columns.
   */
  #ranges({ of, within }: RangeSets): string {
    const name = this.#newChild("range");
    const sure = of.map((set) => this.valueOf(surely(set)));
    const unsure = `x0 & ${this.valueOf(within)} & ${of.map((set) => this.valueOf(roughly(set))).join(" & ")} & ~ (${sure.join(" & ")})`;
    const isFew = sql.raw(`(select few from size_${name})`);
    const cuts = of.flatMap((set, index) =>
      set.cuts.flatMap((cut) => (cut.term === undefined ? [] : [this.#cutOf(cut, cut.term, index)])),
    );
    const cutSize = cuts.map(({ size }) => size).join(" + ");
    const read = cuts.map(
      ({ rows }, place) => sql`select chunk, ${sql.raw(`${place}`)} place, bits from (${rows}) cut where not ${isFew}`,
    );
    const columns = cuts.map((_, place) => sql.raw(`bit_or(bits) filter (where place = ${place}) z${place}`));
    const conditions = of.map(({ bounds }) => this.#liesWithin(bounds!));
    const compared = sql`select s.ordinal from ${rowsIn(this.#source, `near_${name}`, "unsure", this.#columnsOf(of))}
      where ${isFew} and ${sql.join(conditions, sql` and `)}`;
    const exact = sure.map((whole, index) => {
      const ends = cuts.flatMap((cut, place) => (cut.index === index ? [cut.bitsWith(`z${place}`)] : []));
      return `(${[whole, ...ends].join(" | ")})`;
    });
    this.#ctes.push(
      sql.raw(`near_${name} as materialized (select chunk, ${unsure} unsure, ${cutSize} cut_rows from leaf)`),
      sql.raw(`size_${name} as materialized (
        select (coalesce(sum(bit_count(unsure)), 0) + count(*) * ${EXPAND_COST}) * ${COMPARE_COST} <= coalesce(sum(cut_rows), 0) few from near_${name})`),
      sql`${sql.raw(`cut_${name}`)} as materialized (
        select chunk, ${sql.join(columns, sql`, `)} from (${sql.join(read, sql` union all `)}) found group by chunk)`,
      sql`${sql.raw(name)} as materialized (
        select leaf.chunk, case when ${isFew} then (${sql.raw(sure.join(" & "))}) | coalesce(read.bits, ${NONE}) else ${sql.raw(exact.join(" & "))} end bits
        from leaf left join ${sql.raw(`cut_${name}`)} using (chunk)
          left join (${bitsOf(compared)}) read using (chunk))`,
    );
    return `${name}.bits`;
  }

  /**
   * The rows to read for a cut, about how many those are in a chunk, and the bits they stand for. Of more than half a bucket the
   * rest is read and taken away; not of child rows, as a row may have some on either side of a bound.
   */
  #cutOf(cut: Cut, term: string, index: number) {
    const { share = 1, rest, field } = cut;
    const bucket = this.#leaf.nameOf(terms(term));
    const size = (part: number) => `bit_count(${bucket}) * ${part.toFixed(3)}::float8`;
    if (rest === undefined || share < 0.5 || columnOf(this.#source, field).child)
      return {
        index,
        size: size(share),
        rows: cutRows(this.#source, cut),
        bitsWith: (read: string) => `coalesce(${read}, ${NO_BITS})`,
      };
    return {
      index,
      size: size(1 - share),
      rows: cutRows(this.#source, { field, ...rest }),
      bitsWith: (read: string) => `coalesce(${bucket} & ~ ${read}, ${bucket})`,
    };
  }

  /** The columns of a row that ranges are compared with. */
  #columnsOf(sets: readonly TermSet[]): string {
    const columns = sets.map(({ bounds }) => columnOf(this.#source, bounds!.field));
    const own = columns.filter(({ child }) => !child).map(({ column }) => column.slice("s.".length));
    return ["id", "ordinal", ...new Set(own)].join(", ");
  }

  /** That the row `s`, or one of its child rows, lies within a range. */
  #liesWithin({ field, from, to }: Pick<Cut, "field" | "from" | "to">): SQL {
    const { column, type, child } = columnOf(this.#source, field);
    if (!child) return between(column, type, from, to);
    const { table, ordinal, where } = this.#source.children!;
    return sql`(select true from ${sql.raw(`${table} f where f.${ordinal} = s.ordinal and ${where}`)} and ${between(column, type, from, to)} limit 1)`;
  }

  /** Those of the rows `s` with a child row that meets the conditions. The limit keeps the planner from joining with all there are. */
  #thoseWithChild(rows: SQL, { conditions }: ChildSets): SQL {
    const { table, ordinal } = this.#source.children!;
    return sql`select s.ordinal from ${rows}
        where (select true from ${sql.raw(table)} f where f.${sql.raw(ordinal)} = s.ordinal and ${childMeets(this.#source, conditions)} limit 1)`;
  }

  #cutOrdinals(sets: ChildSets): SQL[] {
    return cutChildren(this.#source, sets).map((rows) => sql`select s.ordinal from ${rows}`);
  }

  statement(columns: string[]): SQL {
    const ctes = [this.#leaf.cte(), ...this.#ctes];
    const joins = this.#children.map((child) => sql.raw(` join ${child} using (chunk)`));
    const matched = columns.map((column, index) => sql.raw(`x0 & ${column} m${index}`));
    return sql`with ${sql.join(ctes, sql`, `)}, matched as materialized (
      select leaf.chunk, x0 listed, ${sql.join(matched, sql`, `)} from leaf${sql.join(joins, sql``)})`;
  }
}

type LeafSet = Pick<TermSet, "terms" | "cuts" | "rows">;

/** Sets of rows that one CTE reads from the index, each a column of bits: `leaf (chunk, x0, x1 …)`. */
class LeafSets {
  readonly #source: ListSource;
  readonly #cte: string;
  readonly #column: string;
  readonly #sets: LeafSet[] = [];
  readonly #names = new Map<string, string>();

  constructor(source: ListSource, cte: string, column: string) {
    this.#source = source;
    this.#cte = cte;
    this.#column = column;
  }

  get termCount(): number {
    return this.#sets.reduce((sum, { terms }) => sum + terms.length, 0);
  }

  nameOf({ terms, cuts, rows }: LeafSet): string {
    return this.nameOnce({ terms, cuts, rows }, () => `${this.#column}${this.#sets.push({ terms, cuts, rows }) - 1}`);
  }

  /** What `make` names, made once for equal values. */
  nameOnce(value: unknown, make: () => string): string {
    const key = JSON.stringify(value);
    const name = this.#names.get(key) ?? make();
    this.#names.set(key, name);
    return name;
  }

  /** "offset 0" keeps the planner to looking terms up, whatever it believes of their number. */
  cte(condition = sql`true`): SQL {
    const wanted = this.#sets.flatMap(({ terms }, set) => terms.map((term) => ({ term, set })));
    const cuts = this.#sets.flatMap(({ cuts }, set) =>
      cuts.map(
        (cut) => sql` union all select chunk, ${sql.raw(`${set}`)}, bits from (${cutRows(this.#source, cut)}) cut`,
      ),
    );
    const rows = this.#sets.flatMap(({ rows = [] }, set) =>
      rows.length === 0
        ? []
        : [sql` union all select chunk, ${sql.raw(`${set}`)}, bits from list_bits_of(${sql.param(rows)}::integer[])`],
    );
    const columns = this.#sets.map(
      (_, set) =>
        sql`coalesce(bit_or(bits) filter (where leaf = ${sql.raw(`${set}`)}), ${NONE}) ${sql.raw(`${this.#column}${set}`)}`,
    );
    return sql`${sql.raw(this.#cte)} as materialized (
      select chunk, ${sql.join(columns, sql`, `)} from (
        select chunk, leaf, bits from unnest(${sql.param(wanted.map((row) => row.term))}::text[], ${sql.param(wanted.map((row) => row.set))}::integer[])
          wanted (term, leaf) cross join lateral (
            select chunk, bits from list_bits b where b.kind = ${sql.raw(`'${this.#source.list.kind}'`)} and b.term = wanted.term offset 0
          ) b where ${condition}${sql.join([...cuts, ...rows], sql``)}
      ) found group by chunk
    )`;
  }
}
