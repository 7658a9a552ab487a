import { type SQL, sql } from "drizzle-orm";
import { choicesIn, type Filter, rangeIn } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import type { ChildSets, Cut, Expression } from "./expression.server.ts";
import type { ListSource } from "./source.server.ts";

const NONE = sql.raw("B'0'::bit(30000)");

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

/** Rows with their ordinals, by the index of the compared column: (chunk, bits). */
function cutRows(source: ListSource, { field, from, to }: Cut): SQL {
  const { column, type, child } = columnOf(source, field);
  const { table, listed, children } = source;
  const rows =
    child && children
      ? `${children.table} f join ${table} s on s.id = f.${children.parent} where ${children.where} and`
      : `${table} s where ${listed} and`;
  return sql`select * from list_bits_of(array(select s.ordinal from ${sql.raw(rows)} ${between(column, type, from, to)}))`;
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
    const { table, parent } = source.children!;
    return sql`(select * from ${sql.raw(table)} f where ${between(column, type, from, to)} and ${childMeets(source, conditions)} offset 0) f
      join ${sql.raw(source.table)} s on s.id = f.${sql.raw(parent)}`;
  });

/**
 * Rows `s` whose bits are set in a column: one look-up each, whatever the planner believes of their number. It believes in
 * hundreds for each chunk, and would read the complete table for a single row.
 */
export const rowsIn = ({ table }: ListSource, from: string, bits: string, columns = "id, ordinal"): SQL =>
  sql.raw(`(select chunk, ${bits} bits from ${from} where bit_count(${bits}) > 0) found
    cross join lateral list_ordinals(found.chunk, found.bits) candidate (ordinal)
    cross join lateral (select ${columns} from ${table} where ordinal = candidate.ordinal offset 0) s`);

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
  /** Index terms and cuts of each leaf; the first is what may be seen at all. */
  readonly #leaves: { terms: string[]; cuts: Cut[] }[] = [{ terms: ["listed"], cuts: [] }];
  readonly #names = new Map<string, string>();
  readonly #children: SQL[] = [];

  constructor(source: ListSource) {
    this.#source = source;
  }

  /** SQL of the bits of an expression, from the columns of `leaf` and of `child_0`, `child_1` … */
  valueOf(expression: Expression): string {
    if (expression.kind === "not") return `(~ ${this.valueOf(expression.of)})`;
    if ("of" in expression) {
      if (expression.of.length === 0) return expression.kind === "all" ? "x0" : "(x0 & ~ x0)";
      return `(${expression.of.map((part) => this.valueOf(part)).join(expression.kind === "all" ? " & " : " | ")})`;
    }
    const key = JSON.stringify(expression);
    const name = this.#names.get(key) ?? this.#nameOf(expression);
    this.#names.set(key, name);
    return name;
  }

  #nameOf(expression: Extract<Expression, { kind: "set" | "child" }>): string {
    return expression.kind === "set" ? this.#leaf(expression) : this.#child(expression);
  }

  #leaf({ terms, cuts }: { terms: string[]; cuts: Cut[] }): string {
    return `x${this.#leaves.push({ terms, cuts }) - 1}`;
  }

  #child({ places, conditions, candidates, cuts }: ChildSets): string {
    const name = `child_${this.#children.length}`;
    const { table, parent } = this.#source.children!;
    const found = rowsIn(this.#source, "leaf", `(x0 & ${this.valueOf(candidates)})`);
    // The limit keeps the planner from joining with all child rows there are.
    const ordinals = [
      sql`select s.ordinal from ${found}
        where (select true from ${sql.raw(table)} f where f.${sql.raw(parent)} = s.id and ${childMeets(this.#source, conditions)} limit 1)`,
      ...cutChildren(this.#source, { conditions, cuts }).map((rows) => sql`select s.ordinal from ${rows}`),
    ];
    const placed = places.map((place) => this.valueOf(place)).join(" | ");
    this.#children.push(
      sql`${sql.raw(name)} as materialized (
        select leaf.chunk, ${sql.raw(placed)} | coalesce(read.bits, ${NONE}) bits
        from leaf left join list_bits_of(array(${sql.join(ordinals, sql` union all `)})) read using (chunk))`,
    );
    return `${name}.bits`;
  }

  /** "offset 0" keeps the planner to looking terms up, whatever it believes of their number. */
  statement(columns: string[]): SQL {
    const { kind } = this.#source.list;
    const wanted = this.#leaves.flatMap(({ terms }, leaf) => terms.map((term) => ({ term, leaf })));
    const cuts = this.#leaves.flatMap(({ cuts }, leaf) =>
      cuts.map(
        (cut) => sql` union all select chunk, ${sql.raw(String(leaf))}, bits from (${cutRows(this.#source, cut)}) cut`,
      ),
    );
    const leaves = this.#leaves.map(
      (_, leaf) =>
        sql`coalesce(bit_or(bits) filter (where leaf = ${sql.raw(String(leaf))}), ${NONE}) x${sql.raw(String(leaf))}`,
    );
    const joins = this.#children.map((_, index) => sql.raw(` join child_${index} using (chunk)`));
    const matched = columns.map((column, index) => sql.raw(`x0 & ${column} m${index}`));
    return sql`with leaf as materialized (
      select chunk, ${sql.join(leaves, sql`, `)} from (
        select chunk, leaf, bits from unnest(${sql.param(wanted.map((row) => row.term))}::text[], ${sql.param(wanted.map((row) => row.leaf))}::integer[])
          wanted (term, leaf) cross join lateral (
            select chunk, bits from list_bits b where b.kind = ${sql.raw(`'${kind}'`)} and b.term = wanted.term offset 0
          ) b${sql.join(cuts, sql``)}
      ) found group by chunk
    )${sql.join(
      this.#children.map((child) => sql`, ${child}`),
      sql``,
    )}, matched as materialized (select leaf.chunk, x0 listed, ${sql.join(matched, sql`, `)} from leaf${sql.join(joins, sql``)})`;
  }
}
