import { type SQL, sql } from "drizzle-orm";
import type { Cut, Expression, RangeSource, RoundConditions, RoundSets } from "./expression.ts";

const ROUNDS = "funding f join startup s on s.id = f.startup_id where not f.is_private and";
/** Rows with their ordinals, by the index of the compared column; the column and the type of its bounds. */
const CUT_SOURCES: Record<RangeSource, { rows: string; column: string; type: string }> = {
  foundationDate: {
    rows: "startup s where s.is_visible and s.deleted_at is null and",
    column: "s.foundation_date",
    type: "date",
  },
  seekingAmount: {
    rows: "startup s where s.is_visible and s.deleted_at is null and",
    column: "s.seeking_amount_usd",
    type: "numeric",
  },
  amount: { rows: ROUNDS, column: "f.amount_usd", type: "numeric" },
  valuation: { rows: ROUNDS, column: "f.pre_valuation_usd", type: "numeric" },
  announced: { rows: ROUNDS, column: "f.announced_date", type: "date" },
};
const NONE = sql.raw("B'0'::bit(30000)");

/** Bounds on a column; true when there are none. */
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

const cutRows = ({ source, from, to }: Cut): SQL => {
  const { rows, column, type } = CUT_SOURCES[source];
  return sql`select * from startup_bits_of(array(select s.ordinal from ${sql.raw(rows)} ${between(column, type, from, to)}))`;
};

/** That round `f` meets all conditions. */
export function roundMeets(conditions: RoundConditions): SQL {
  const { tours, amountCurrencies, valuationCurrencies, amount, valuation, announced } = conditions;
  const oneOf = (column: string, ids: string[] | undefined) =>
    ids && sql`${sql.raw(column)} = any (${sql.param(ids)}::uuid[])`;
  return sql.join(
    [
      sql`not f.is_private`,
      oneOf("f.stage_id", tours),
      oneOf("f.amount_currency_id", amountCurrencies),
      oneOf("f.pre_valuation_currency_id", valuationCurrencies),
      amount && between("f.amount_usd", "numeric", amount.gte, amount.lte),
      valuation && between("f.pre_valuation_usd", "numeric", valuation.gte, valuation.lte),
      announced && between("f.announced_date", "date", announced.gte, announced.lte),
    ].filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** Rounds `f` that meet the conditions and lie within one of the cuts, and their startups `s`: what to select from. */
export const cutRounds = ({ conditions, cuts }: Pick<RoundSets, "conditions" | "cuts">): SQL[] =>
  cuts.map(({ source, from, to }) => {
    const { column, type } = CUT_SOURCES[source];
    return sql`(select * from funding f where ${between(column, type, from, to)} and ${roundMeets(conditions)} offset 0) f
      join startup s on s.id = f.startup_id`;
  });

/** Startups `s` whose bits are set in a column: one look-up each, whatever the planner believes of their number. */
export const startupsIn = (table: string, bits: string): SQL =>
  sql.raw(`(select chunk, ${bits} bits from ${table} where bit_count(${bits}) > 0) found
    cross join lateral startup_ordinals(found.chunk, found.bits) candidate (ordinal)
    cross join lateral (select id, ordinal from startup where ordinal = candidate.ordinal offset 0) s`);

/**
 * Expressions as one statement's beginning: `with … matched as materialized (select chunk, m0, m1 …)`, in which `m0` has the bits
 * of the first expression's startups among the listed ones, and `listed` those of all. Every term is read once.
 */
export function matchedBits(expressions: readonly Expression[]): SQL {
  const builder = new StatementBuilder();
  const columns = expressions.map((expression) => builder.valueOf(expression));
  return builder.statement(columns);
}

class StatementBuilder {
  /** Index terms and cuts of each leaf; the first is what may be seen at all. */
  readonly #leaves: { terms: string[]; cuts: Cut[] }[] = [{ terms: ["listed"], cuts: [] }];
  readonly #names = new Map<string, string>();
  readonly #rounds: SQL[] = [];

  /** SQL of the bits of an expression, from the columns of `leaf` and of `round_0`, `round_1` … */
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

  #nameOf(expression: Extract<Expression, { kind: "set" | "round" }>): string {
    return expression.kind === "set" ? this.#leaf(expression) : this.#round(expression);
  }

  #leaf({ terms, cuts }: { terms: string[]; cuts: Cut[] }): string {
    return `x${this.#leaves.push({ terms, cuts }) - 1}`;
  }

  #round({ places, conditions, candidates, cuts }: RoundSets): string {
    const name = `round_${this.#rounds.length}`;
    const found = startupsIn("leaf", `(x0 & ${this.valueOf(candidates)})`);
    // The limit keeps the planner from joining with all rounds there are.
    const ordinals = [
      sql`select s.ordinal from ${found}
        where (select true from funding f where f.startup_id = s.id and ${roundMeets(conditions)} limit 1)`,
      ...cutRounds({ conditions, cuts }).map((rounds) => sql`select s.ordinal from ${rounds}`),
    ];
    const placed = places.map((place) => this.valueOf(place)).join(" | ");
    this.#rounds.push(
      sql`${sql.raw(name)} as materialized (
        select leaf.chunk, ${sql.raw(placed)} | coalesce(told.bits, ${NONE}) bits
        from leaf left join startup_bits_of(array(${sql.join(ordinals, sql` union all `)})) told using (chunk))`,
    );
    return `${name}.bits`;
  }

  /** "offset 0" keeps the planner to looking terms up, whatever it believes of their number. */
  statement(columns: string[]): SQL {
    const wanted = this.#leaves.flatMap(({ terms }, leaf) => terms.map((term) => ({ term, leaf })));
    const cuts = this.#leaves.flatMap(({ cuts }, leaf) =>
      cuts.map((cut) => sql` union all select chunk, ${sql.raw(String(leaf))}, bits from (${cutRows(cut)}) cut`),
    );
    const leaves = this.#leaves.map(
      (_, leaf) =>
        sql`coalesce(bit_or(bits) filter (where leaf = ${sql.raw(String(leaf))}), ${NONE}) x${sql.raw(String(leaf))}`,
    );
    const joins = this.#rounds.map((_, index) => sql.raw(` join round_${index} using (chunk)`));
    const matched = columns.map((column, index) => sql.raw(`x0 & ${column} m${index}`));
    return sql`with leaf as materialized (
      select chunk, ${sql.join(leaves, sql`, `)} from (
        select chunk, leaf, bits from unnest(${sql.param(wanted.map((row) => row.term))}::text[], ${sql.param(wanted.map((row) => row.leaf))}::integer[])
          wanted (term, leaf) cross join lateral (select chunk, bits from startup_bits b where b.term = wanted.term offset 0) b${sql.join(cuts, sql``)}
      ) found group by chunk
    )${sql.join(
      this.#rounds.map((round) => sql`, ${round}`),
      sql``,
    )}, matched as materialized (select leaf.chunk, x0 listed, ${sql.join(matched, sql`, `)} from leaf${sql.join(joins, sql``)})`;
  }
}
