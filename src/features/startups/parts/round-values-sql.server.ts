import { type SQL, sql } from "drizzle-orm";
import { all, type Expression, type RoundSets } from "./expression.ts";
import { cutRounds, roundMeets, startupsIn } from "./filter-sql.server.ts";

/** Filters about rounds that are lists, and the column of a round they are about. */
export const ROUND_COLUMNS = {
  "hasInvestment.tour": "stage_id",
  "investments.amountCurrency": "amount_currency_id",
  "investments.valuationCurrency": "pre_valuation_currency_id",
} as const;

/** Terms of rounds, counted as startups that have one of those rounds with the term. */
export interface CountedRounds {
  rounds: RoundSets;
  lists: {
    /** What the terms begin with: "tour:". */
    prefix: string;
    column: (typeof ROUND_COLUMNS)[keyof typeof ROUND_COLUMNS];
  }[];
}

/** What `countsOfRounds` needs as columns of "matched": the startups to count, then what the rounds are of. */
export const roundColumns = (within: Expression, counted: readonly CountedRounds[]): Expression[] => [
  within,
  ...counted.flatMap(({ rounds }) => [rounds.candidates, ...rounds.places].map((part) => all(within, part))),
];

/**
 * CTEs and the select (term, count) for lists over rounds, where "matched" has the columns of `roundColumns` from number `within`
 * on: for each term the bits the index tells, of all places, and those only rows tell.
 */
export function countsOfRounds(counted: readonly CountedRounds[], within: number): { ctes: SQL; select: SQL } {
  let column = within + 1;
  const ranges: { prefix: string; column: number }[] = [];
  const told: SQL[] = [];
  for (const { rounds, lists } of counted) {
    told.push(...rowsOf(rounds, lists, column++));
    rounds.places.forEach((_, index) => {
      ranges.push(...lists.map(({ prefix }) => ({ prefix: `round${index + 1}.${prefix}`, column })));
      column++;
    });
  }
  const whenColumn = sql.raw(
    [...new Set(ranges.map((range) => range.column))].map((n) => `when ${n} then m${n}`).join(" "),
  );
  // "offset 0" keeps the planner to one look into the index for each list, whatever it believes of their sizes.
  return {
    ctes: sql`told (term, ordinal) as (${sql.join(told, sql` union all `)}), round_value (term, chunk, bits) as (
        select substr(b.term, length('round1.') + 1), chunk, b.bits & (case range.place ${whenColumn} end)
        from unnest(${sql.param(ranges.map(({ prefix }) => prefix))}::text[], ${sql.param(ranges.map(({ prefix }) => `${prefix}~`))}::text[],
          ${sql.param(ranges.map(({ column }) => column))}::integer[]) range (first, last, place)
        cross join lateral (select term, chunk, bits from startup_bits where term >= range.first and term < range.last offset 0) b
        join matched using (chunk)
        union all
        select term, chunk, set_bits & ${sql.raw(`m${within}`)} from (
          select term, ordinal / 30000 chunk, bits_at(ordinal % 30000, 1) set_bits from told group by 1, 2
        ) told join matched using (chunk)
      )`,
    select: sql`select term, sum(bit_count(bits))::integer
      from (select term, bit_or(bits) bits from round_value group by term, chunk) value group by term`,
  };
}

/** Selects of (term, ordinal) for what only rows tell. */
function rowsOf(rounds: RoundSets, lists: CountedRounds["lists"], candidates: number): SQL[] {
  const values = lists.map(({ prefix, column }) => `('${prefix}' || f.${column})`).join(", ");
  const columns = sql.raw(`value.term, s.ordinal`);
  const termsOfRound = sql.raw(`cross join lateral (values ${values}) value (term)`);
  const candidateRounds = sql`${startupsIn("matched", `m${candidates}`)}
    cross join lateral (select * from funding f where f.startup_id = s.id and ${roundMeets(rounds.conditions)} offset 0) f`;
  return [candidateRounds, ...cutRounds(rounds)].map(
    (from) => sql`select ${columns} from ${from} ${termsOfRound} where value.term is not null`,
  );
}
