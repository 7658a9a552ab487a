import { type SQL, sql } from "drizzle-orm";
import {
  any,
  type Bounds,
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
import {
  between,
  bitsOf,
  childMeets,
  columnOf,
  cutChildren,
  cutRows,
  NO_BITS,
  ordinalsIn,
  rowsIn,
} from "./rows-sql.server.ts";
import type { ListSource } from "./source.server.ts";

const NONE_SQL = sql.raw(NO_BITS);
/** Reading the bits of a term in one chunk, and putting them together, costs about as much as asking the child rows of so many rows. */
const READ_COST = 1.5;
/** Comparing a row costs about as much as reading so many rows that a bound cuts off. */
const COMPARE_COST = 8;
/** Finding the rows of one chunk by its bits costs about as much as comparing so many. */
const EXPAND_COST = 20;

/**
 * Expressions as one statement's beginning: `with … matched as materialized (select chunk, m0, m1 …)`, in which `m0` has the bits
 * of the first expression's rows among the listed ones, and `listed` those of all. Every term is read once.
 */
export function matchedBits(source: ListSource, expressions: readonly Expression[]): SQL {
  const builder = new StatementBuilder(source);
  const columns = expressions.map((expression) => {
    const value = builder.valueOf(expression);
    return flattened(expression).some(isWithinListed) ? value : `x0 & ${value}`;
  });
  return builder.statement(columns);
}

/** Its bits have listed rows alone, as those it is looked for within. */
const isWithinListed = (part: Expression): boolean =>
  part.kind === "ranges" || (part.kind === "child" && part.within !== undefined);

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
        select chunk, near.others & coalesce(sure | read.bits, sure, read.bits, ${NONE_SQL}) bits
        from ${sql.raw(`near_${name}`)} near left join ${sql.raw(`sure_${name}`)} using (chunk)
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
    const compared = sql`select s.ordinal from ${this.#rowsToCompare(`near_${name}`, of)}
      where ${isFew} and ${sql.join(conditions, sql` and `)}`;
    const exact = sure.map((whole, index) => {
      const ends = cuts.flatMap((cut, place) => (cut.index === index ? [cut.bitsWith(`z${place}`)] : []));
      return `(${[whole, ...ends].join(" | ")})`;
    });
    this.#ctes.push(
      sql.raw(`near_${name} as materialized (
        select chunk, others, others & ${this.#unsureIn(of)} unsure, ${cutSize} cut_rows
        from leaf cross join lateral (select x0 & ${this.valueOf(within)} others offset 0) others)`),
      sql.raw(`size_${name} as materialized (
        select (coalesce(sum(bit_count(unsure)), 0) + count(*) * ${EXPAND_COST}) * ${COMPARE_COST} <= coalesce(sum(cut_rows), 0) few from near_${name})`),
      sql`${sql.raw(`cut_${name}`)} as materialized (
        select chunk, ${sql.join(columns, sql`, `)} from (${sql.join(read, sql` union all `)}) found group by chunk)`,
      sql`${sql.raw(name)} as materialized (
        select leaf.chunk, case when ${isFew} then (others & ${sql.raw(sure.join(" & "))}) | coalesce(read.bits, ${NONE_SQL}) else others & ${sql.raw(exact.join(" & "))} end bits
        from leaf join ${sql.raw(`near_${name}`)} using (chunk) left join ${sql.raw(`cut_${name}`)} using (chunk)
          left join (${bitsOf(compared)}) read using (chunk))`,
    );
    return `${name}.bits`;
  }

  /**
   * The rows to read for a cut, about how many those are in a chunk, and the bits they stand for. Of more than half a bucket the
   * rest is read and taken away; not of child rows, as a row may have some on either side of a bound.
   */
  #cutOf(cut: Cut, term: string, index: number) {
    const { share = 1, rest } = cut;
    const bucket = this.#leaf.nameOf(terms(term));
    const size = (part: number) => `bit_count(${bucket}) * ${part.toFixed(3)}::float8`;
    if (rest === undefined || share < 0.5 || columnOf(this.#source, cut).child)
      return {
        index,
        size: size(share),
        rows: cutRows(this.#source, cut),
        bitsWith: (read: string) => `coalesce(${read}, ${NO_BITS})`,
      };
    return {
      index,
      size: size(1 - share),
      rows: cutRows(this.#source, { ...cut, ...rest }),
      bitsWith: (read: string) => `coalesce(${bucket} & ~ ${read}, ${bucket})`,
    };
  }

  /** Rows that lie in the buckets of all ranges, and not as a whole in each. Of one range of a column those of the cut buckets. */
  #unsureIn(sets: readonly TermSet[]): string {
    const [only, ...others] = sets;
    if (others.length === 0 && !columnOf(this.#source, only!.bounds!).child)
      return this.valueOf(any(...only!.cuts.flatMap(({ term }) => (term === undefined ? [] : [terms(term)]))));
    const sure = sets.map((set) => this.valueOf(surely(set)));
    return `${sets.map((set) => this.valueOf(roughly(set))).join(" & ")} & ~ (${sure.join(" & ")})`;
  }

  /** The rows `s` of the bits "unsure" with the columns that ranges are compared with; child rows are found by the ordinal alone. */
  #rowsToCompare(from: string, sets: readonly TermSet[]): SQL {
    const columns = sets.map(({ bounds }) => columnOf(this.#source, bounds!));
    const own = columns.filter(({ child }) => !child).map(({ column }) => column.slice("s.".length));
    if (own.length === 0) return ordinalsIn(from, "unsure");
    return rowsIn(this.#source, from, "unsure", ["id", "ordinal", ...new Set(own)].join(", "));
  }

  /** That the row `s`, or one of its child rows, lies within a range. */
  #liesWithin(bounds: Bounds): SQL {
    const { from, to } = bounds;
    const { column, type, child } = columnOf(this.#source, bounds);
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
    const matched = columns.map((column, index) => sql.raw(`${column} m${index}`));
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

  /** The name that `make` gives, made once for equal values. */
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
        sql`coalesce(bit_or(bits) filter (where leaf = ${sql.raw(`${set}`)}), ${NONE_SQL}) ${sql.raw(`${this.#column}${set}`)}`,
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
