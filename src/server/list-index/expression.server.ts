import { choicesIn, type Filter, rangeIn } from "#shared/list/filter.ts";
import { type FilterRow, rowOf } from "#shared/list/list.ts";
import { coverDates, coverMoney } from "./buckets.server.ts";
import type { ListSource } from "./source.server.ts";

/** A closed range of calendar dates or decimals of one filter: values that rows are compared with where a bound cuts a bucket. */
export interface Cut {
  field: string;
  from: string | undefined;
  to: string | undefined;
  /** The term of the bucket it lies in, if that has one. */
  term?: string;
}

export interface TermSet {
  kind: "set";
  terms: string[];
  cuts: Cut[];
}

/** A filter as sets of rows. `set`: any of the index's terms, or a row within one of the cuts. */
export type Expression =
  | TermSet
  | { kind: "all" | "any"; of: Expression[] }
  | { kind: "not"; of: Expression }
  | ({ kind: "child" } & ChildSets);

/** Rows with one child row that meets all of some conditions. */
export interface ChildSets {
  /** For each place of a child row: those the index tells. */
  places: Expression[];
  /** The filters about child rows. */
  conditions: Filter;
  /** Those with too many child rows for the index to tell one from another: their rows are read. */
  candidates: Expression;
  /** Child rows that are read because a bound cuts their bucket. */
  cuts: Cut[];
  /** Holds for all these rows, and for more: every condition is met by some child row, with whole buckets for ranges. */
  rough: Expression;
  /** What else must hold, where few rows are enough (`narrowed`): decides how the child rows are asked. */
  within?: Expression;
}

export const terms = (...names: string[]): TermSet => ({ kind: "set", terms: names, cuts: [] });
export const all = (...of: Expression[]): Expression => (of.length === 1 ? of[0]! : { kind: "all", of });
export const any = (...of: Expression[]): Expression => (of.length === 1 ? of[0]! : { kind: "any", of });
export const not = (of: Expression): Expression => ({ kind: "not", of });

/**
 * The same rows. Conditions on one child row learn what holds beside them: where that leaves few rows, their child rows are
 * read instead of the many terms of every place. For statements of one expression.
 */
export function narrowed(expression: Expression): Expression {
  if (expression.kind === "child") return { ...expression, within: all() };
  if (expression.kind !== "all") return expression;
  const isChild = (part: Expression) => part.kind === "child";
  const within = all(...expression.of.filter((part) => !isChild(part)));
  return all(...expression.of.map((part) => (part.kind === "child" ? { ...part, within } : narrowed(part))));
}

/** What the index calls a value of a filter of choices. */
export type TermOf = (row: FilterRow, id: string) => string;

/** The rows that meet one filter, by itself; undefined when it decides nothing. */
function setOf(row: FilterRow, field: string, filter: Filter, termOf: TermOf): TermSet | Expression | undefined {
  const value = filter[field];
  const { term } = row;
  if (value === undefined || term === undefined) return undefined;
  if (row.kind === "choice") return terms(...choicesIn(filter, field).map((id) => termOf(row, id)));
  if (row.kind === "answer") {
    if (row.storesNo) return terms(`${term}:${value}`);
    return value === true ? terms(`${term}:true`) : not(terms(`${term}:true`));
  }
  const range = rangeIn(filter, field);
  if (!range) return undefined;
  const cover = row.kind === "dates" ? coverDates(term, range as never) : coverMoney(term, range as never);
  return { kind: "set", terms: cover.terms, cuts: cover.cuts.map((cut) => ({ field, ...cut })) };
}

/** Child rows that the index tells apart; the last place stands for all later ones too. Twin: `src/db/functions`. */
const CHILD_PLACES = 8;

/** The filters about child rows, without the others. */
export const childConditions = ({ list }: Pick<ListSource, "list">, filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(([field, value]) => value !== undefined && rowOf(list, field).child === true),
  );

const conditionSets = ({ list }: ListSource, conditions: Filter, termOf: TermOf): TermSet[] =>
  list.names.flatMap((field) => (setOf(rowOf(list, field), field, conditions, termOf) as TermSet | undefined) ?? []);

/** The set and what else lies in the buckets that its bounds cut. */
const withWholeBuckets = ({ terms: whole, cuts }: TermSet): TermSet => ({
  kind: "set",
  terms: [...whole, ...cuts.flatMap(({ term }) => term ?? [])],
  cuts: cuts.filter(({ term }) => term === undefined),
});

/** At least one condition. */
export function childSets(source: ListSource, conditions: Filter, termOf: TermOf): ChildSets {
  const { prefix, many } = source.children!;
  const sets = conditionSets(source, conditions, termOf);
  const manyChildren = terms(many);
  const at = (place: number) =>
    all(...sets.map((set) => terms(...set.terms.map((term) => `${prefix}${place}.${term}`))));
  const last = at(CHILD_PLACES);
  return {
    places: [...Array.from({ length: CHILD_PLACES - 1 }, (_, before) => at(before + 1)), all(last, not(manyChildren))],
    conditions,
    candidates: all(last, manyChildren),
    cuts: sets.flatMap((set) => set.cuts),
    rough: all(...sets.map(withWholeBuckets)),
  };
}

/**
 * The rows a filter takes, listed or not: any of the values inside one field, all fields together. Choices are ids; amounts
 * are US dollars.
 */
export function expressionOf(source: ListSource, filter: Filter, termOf: TermOf): Expression {
  const { list } = source;
  const parts = list.names.flatMap((field) => {
    const row = rowOf(list, field);
    return row.child ? [] : (setOf(row, field, filter, termOf) ?? []);
  });
  const conditions = childConditions(source, filter);
  const sets = conditionSets(source, conditions, termOf);
  if (sets.length < 2) return all(...parts, ...sets);
  return all(...parts, { kind: "child", ...childSets(source, conditions, termOf) });
}
