import { coverDates, coverMoney } from "./buckets.ts";
import { ROUND_FIELDS } from "./filter-fields.ts";
import type { DateRange, MoneyRange, StartupFilter } from "./schema-filter.ts";

/** Values that rows are compared with where a bound cuts a bucket. */
export type RangeSource = "foundationDate" | "seekingAmount" | "amount" | "valuation" | "announced";
/** A closed range of calendar dates or decimals. */
export interface Cut {
  source: RangeSource;
  from: string | undefined;
  to: string | undefined;
}

/** What one round must be, all of it at once. */
export interface RoundConditions {
  tours?: string[] | undefined;
  amountCurrencies?: string[] | undefined;
  valuationCurrencies?: string[] | undefined;
  amount?: MoneyRange | undefined;
  valuation?: MoneyRange | undefined;
  announced?: DateRange | undefined;
}

interface TermSet {
  kind: "set";
  terms: string[];
  cuts: Cut[];
}

/** A filter as sets of startups. `set`: any of the index's terms, or a row within one of the cuts. */
export type Expression =
  | TermSet
  | { kind: "all" | "any"; of: Expression[] }
  | { kind: "not"; of: Expression }
  | ({ kind: "round" } & RoundSets);

/** Startups with one round that meets all of some conditions. */
export interface RoundSets {
  /** For each place of a round: those the index tells. */
  places: Expression[];
  conditions: RoundConditions;
  /** Those with too many rounds for the index to tell one from another: their rows are asked. */
  candidates: Expression;
  /** Rounds whose rows are asked because a bound cuts their bucket. */
  cuts: Cut[];
}

export const terms = (...names: string[]): TermSet => ({ kind: "set", terms: names, cuts: [] });
export const all = (...of: Expression[]): Expression => (of.length === 1 ? of[0]! : { kind: "all", of });
export const any = (...of: Expression[]): Expression => (of.length === 1 ? of[0]! : { kind: "any", of });
export const not = (of: Expression): Expression => ({ kind: "not", of });

const RANGES = {
  foundationDate: (range: DateRange) => coverDates("founded", range),
  announced: (range: DateRange) => coverDates("announced", range),
  seekingAmount: (range: MoneyRange) => coverMoney("seekingAmount", range),
  amount: (range: MoneyRange) => coverMoney("amount", range),
  valuation: (range: MoneyRange) => coverMoney("valuation", range),
};

function within<Source extends RangeSource>(source: Source, range: Parameters<(typeof RANGES)[Source]>[0]): TermSet {
  const cover = RANGES[source](range as DateRange & MoneyRange);
  return { kind: "set", terms: cover.terms, cuts: cover.cuts.map((cut) => ({ source, ...cut })) };
}

/** Each condition by itself. */
function conditionSets({
  tours,
  amountCurrencies,
  valuationCurrencies,
  amount,
  valuation,
  announced,
}: RoundConditions) {
  return [
    tours && terms(...tours.map((id) => `tour:${id}`)),
    amountCurrencies && terms(...amountCurrencies.map((id) => `amountCurrency:${id}`)),
    valuationCurrencies && terms(...valuationCurrencies.map((id) => `valuationCurrency:${id}`)),
    amount && within("amount", amount),
    valuation && within("valuation", valuation),
    announced && within("announced", announced),
  ].filter((set) => set !== undefined);
}

/** Rounds of a startup that the index tells apart; the last place stands for all later rounds too. Twin: migration 0011. */
const ROUND_PLACES = 8;
const MANY_ROUNDS = terms("manyRounds:true");

/** At least one condition. */
export function roundSets(conditions: RoundConditions): RoundSets {
  const sets = conditionSets(conditions);
  const at = (place: number) => all(...sets.map((set) => terms(...set.terms.map((term) => `round${place}.${term}`))));
  const last = at(ROUND_PLACES);
  return {
    places: [...Array.from({ length: ROUND_PLACES - 1 }, (_, before) => at(before + 1)), all(last, not(MANY_ROUNDS))],
    conditions,
    candidates: all(last, MANY_ROUNDS),
    cuts: sets.flatMap((set) => set.cuts),
  };
}

export function roundConditions(filter: StartupFilter): RoundConditions {
  return {
    tours: filter["hasInvestment.tour"],
    amountCurrencies: filter["investments.amountCurrency"],
    valuationCurrencies: filter["investments.valuationCurrency"],
    amount: filter["fundings.amountUsd"],
    valuation: filter["fundings.premValuationUsd"],
    announced: filter["fundings.announcedDate"],
  };
}

/** What the index calls the values of a filter; cities bear their country too, currencies of rounds are `amountCurrency`. */
export const CHOICE_TERMS = {
  sector: "sector",
  subSectors: "subSector",
  country: "country",
  region: "region",
  startupPrograms: "startupProgram",
  incubationCenters: "incubationCenter",
  operatingStatus: "operatingStatus",
  stage: "stage",
  employeeCount: "employeeCount",
  businessModels: "businessModel",
  revenueModels: "revenueModel",
  technologies: "technology",
  governmentSupports: "governmentSupport",
  investmentSeekingStatus: "seekingStatus",
  "hasInvestment.tour": "tour",
  "investments.amountCurrency": "amountCurrency",
  "investments.valuationCurrency": "valuationCurrency",
} as const;
const ROUND_TERMS: readonly string[] = ROUND_FIELDS;
const ANSWER_TERMS = ["patents", "hasGovernmentSupport", "hasInvestment"] as const;

/**
 * The startups a filter takes, listed or not: any of the values inside one field, all fields together. Choices are ids;
 * `cityTerm` gives the index's name of a city. The currency of the amount sought is taken as applied (see `filter.server.ts`).
 */
export function expressionOf(filter: StartupFilter, cityTerm: (id: string) => string): Expression {
  const parts: Expression[] = [];
  for (const [field, prefix] of Object.entries(CHOICE_TERMS) as [keyof typeof CHOICE_TERMS, string][]) {
    const chosen = filter[field];
    if (chosen && !ROUND_TERMS.includes(field)) parts.push(terms(...chosen.map((id) => `${prefix}:${id}`)));
  }
  if (filter.city) parts.push(terms(...filter.city.map(cityTerm)));
  for (const field of ANSWER_TERMS) {
    const answer = filter[field];
    if (answer !== undefined) parts.push(answer ? terms(`${field}:true`) : not(terms(`${field}:true`)));
  }
  if (filter.incorporated !== undefined) parts.push(terms(`incorporated:${filter.incorporated}`));
  if (filter.foundationDate) parts.push(within("foundationDate", filter.foundationDate));
  if (filter.seekingInvestmentAmount) parts.push(within("seekingAmount", filter.seekingInvestmentAmount));
  const conditions = roundConditions(filter);
  const sets = conditionSets(conditions);
  if (sets.length < 2) return all(...parts, ...sets);
  return all(...parts, { kind: "round", ...roundSets(conditions) });
}
