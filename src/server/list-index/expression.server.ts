import { foldedWords } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { choicesIn, type DateRange, type Filter, type MoneyRange, rangeIn } from "#shared/list/filter.ts";
import { type ChoiceRow, type FilterRow, type List, type RangeRow, rowOf } from "#shared/list/list.ts";
import { coverDates, coverMoney } from "./buckets.server.ts";
import type { ListSource } from "./source.server.ts";

/**
 * A closed range of calendar dates or decimals of one filter: values that rows are compared with where a bound cuts a bucket.
 * Or, as `from`, a word of a name; or the filters of a look-up, whose name is then the field, as JSON.
 */
export interface Cut {
  field: string;
  /** Compared is the lower end of a row's own range (`least`). */
  isLeast?: true;
  from: string | undefined;
  to: string | undefined;
  /** `from` is a query of the index of texts. */
  isQuery?: true;
  /** The term of the bucket it lies in, if that has one. */
  term?: string;
  /** How much of the bucket, by its width. */
  share?: number;
  /** The rest of the bucket, if that is one range. */
  rest?: { from: string; to: string };
}

export type Bounds = Pick<Cut, "field" | "isLeast" | "from" | "to">;

export interface TermSet {
  kind: "set";
  terms: string[];
  cuts: Cut[];
  /** Rows beside those of the terms, by their ordinals. */
  rows?: number[];
  /** The complete range where there are cuts: what a row is compared with. */
  bounds?: Bounds;
}

/** A filter as sets of rows. `set`: any of the index's terms, or a row within one of the cuts. */
export type Expression =
  | TermSet
  | { kind: "all" | "any"; of: Expression[] }
  | { kind: "not"; of: Expression }
  | ({ kind: "child" } & ChildSets)
  | RangeSets;

/** Rows within others that lie in all of some ranges whose bounds cut buckets (`narrowed`). */
export interface RangeSets {
  kind: "ranges";
  of: TermSet[];
  within: Expression;
}

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
  /** For each place: those the index tells, and those whose child rows must be read for a cut bucket or as there are too many. */
  roughPlaces: Expression[];
  /**
   * Rows with no other currency, and the range, which tells of them, where the conditions are a range of amounts and
   * their currency.
   */
  oneCurrency?: { rows: TermSet; range: TermSet };
  /** Of these rows alone (`narrowed`); how many they are decides how the child rows are asked. */
  within?: Expression;
}

export const terms = (...names: string[]): TermSet => ({ kind: "set", terms: names, cuts: [] });
export const rows = (...ordinals: number[]): TermSet => ({ kind: "set", terms: [], cuts: [], rows: ordinals });
export const all = (...parts: Expression[]): Expression =>
  parts.length === 1 ? parts[0]! : { kind: "all", of: parts };
export const any = (...parts: Expression[]): Expression =>
  parts.length === 1 ? parts[0]! : { kind: "any", of: parts };
export const not = (negated: Expression): Expression => ({ kind: "not", of: negated });

/** A range, compared within other rows where its bounds cut buckets. */
const rangeWithin = (range: TermSet, within: Expression): Expression =>
  isCut(range) ? { kind: "ranges", of: [range], within } : all(within, range);

const isCut = ({ bounds, cuts }: TermSet): boolean =>
  bounds !== undefined && cuts.some(({ term }) => term !== undefined);

/** Conditions on one child row, of rows within others. */
function childWithin(child: { kind: "child" } & ChildSets, within: Expression): Expression {
  const { oneCurrency } = child;
  if (!oneCurrency) return { ...child, within };
  const { rows, range } = oneCurrency;
  return any(rangeWithin(range, all(within, rows)), { ...child, within: all(within, not(rows)) });
}

/**
 * The same rows. Ranges and conditions on one child row learn what holds beside them: where that leaves few rows to compare, those
 * rows are read, instead of all rows that a bound cuts off or the many terms of every place. For statements of one expression.
 */
export function narrowed(expression: Expression): Expression {
  const parts = flattened(expression);
  const children = parts.filter((part) => part.kind === "child");
  const ranges = parts.filter((part) => part.kind === "set" && isCut(part)) as TermSet[];
  const rest = parts.filter((part) => part.kind !== "child" && !ranges.includes(part as TermSet));
  if (children.length + ranges.length === 0) return expression;
  const withinRanges = all(...rest, ...children.map(({ rough }) => rough));
  const withinChild = all(...rest, ...ranges.map(roughly));
  return all(
    ...(ranges.length === 0 ? [] : [{ kind: "ranges" as const, of: ranges, within: withinRanges }]),
    ...children.map((child) => childWithin(child, withinChild)),
  );
}

/** The parts that must all hold. */
export const flattened = (part: Expression): Expression[] =>
  part.kind === "all" ? part.of.flatMap(flattened) : [part];

/**
 * The rows that surely lie in a set: those outside its cut buckets. Days before and after all known years have no
 * bucket: next to no rows, which are read.
 */
export const surely = ({ terms: whole, cuts }: TermSet): Expression => {
  const beyond = cuts.filter(({ term }) => term === undefined);
  return any(terms(...whole), ...(beyond.length > 0 ? [{ ...terms(), cuts: beyond }] : []));
};

/** The set and what else lies in the buckets that its bounds cut. */
export const roughly = (set: TermSet): Expression =>
  any(surely(set), ...set.cuts.flatMap(({ term }) => (term === undefined ? [] : [terms(term)])));

/** The term of a value of a filter of choices in the index. */
export type TermOf = (row: FilterRow, id: string) => string;

/** The query of typed words in the index of texts; "" where they say nothing there. */
export type QueryOf = (words: readonly string[]) => string;

/** The words as they stand, and with two neighbours written together: "back end developer" also is "backend developer". */
const spellings = (words: readonly string[]): (readonly string[])[] => [
  words,
  ...words.slice(1).map((word, at) => [...words.slice(0, at), words[at]! + word, ...words.slice(at + 2)]),
];

/** Rows whose names have the words, and those whose texts have them or that are of what they name. */
function wordSets(field: string, words: readonly string[], queryOf: QueryOf): Expression {
  const named = (spelling: readonly string[]) =>
    all(...spelling.map((word) => ({ ...terms(), cuts: [{ field, from: word, to: undefined }] })));
  const query = queryOf(words);
  const inTexts =
    query === "" ? [] : [{ ...terms(), cuts: [{ field, from: query, to: undefined, isQuery: true as const }] }];
  return any(...spellings(words.flatMap(foldedWords)).map(named), ...inTexts);
}

/** The rows that meet one filter, by itself; undefined when it decides nothing. */
function setOf(row: FilterRow, field: string, filter: Filter, termOf: TermOf): TermSet | Expression | undefined {
  const value = filter[field];
  const { term } = row;
  if (value === undefined) return undefined;
  if (term === undefined) return undefined;
  if (row.kind === "choice") {
    const chosen = terms(...choicesIn(filter, field).map((id) => termOf(row, id)));
    return row.negates === undefined ? chosen : not(chosen);
  }
  if (row.kind === "answer") {
    if (row.storesNo) return terms(`${term}:${value}`);
    return value === true ? terms(`${term}:true`) : not(terms(`${term}:true`));
  }
  const range = rangeIn(filter, field);
  if (!range) return undefined;
  return rangesOf(row as RangeRow, field, range);
}

/** A row's own range meets one where it ends after the beginning and begins before the end. */
function rangesOf(row: RangeRow, field: string, range: DateRange | MoneyRange): TermSet | Expression {
  const { least } = row;
  if (least === undefined) return rangeSet(row, field, range);
  const { gte, lte } = range;
  const ends = gte === undefined ? [] : [rangeSet(row, field, { gte } as typeof range)];
  const beginnings = lte === undefined ? [] : [rangeSet({ ...row, ...least }, field, { lte } as typeof range, true)];
  return all(...ends, ...beginnings);
}

/** The filters of each look-up together, as one set of rows that is read; answered with no, all others. */
function lookupSets({ list }: ListSource, filter: Filter): Expression[] {
  const used = list.names.filter((field) => rowOf(list, field).lookup && filter[field] !== undefined);
  return [...new Set(used.map((field) => rowOf(list, field).lookup!))].map((lookup) => {
    const own = used.filter((field) => rowOf(list, field).lookup === lookup);
    const isDenied = own.some((field) => filter[field] === false);
    const values = JSON.stringify(Object.fromEntries(own.map((field) => [field, filter[field] || true])));
    const found = { ...terms(), cuts: [{ field: lookup, from: values, to: undefined }] };
    return isDenied ? not(found) : found;
  });
}

/** The rows whose date or amount lies in a range. */
function rangeSet(row: RangeRow, name: string, range: DateRange | MoneyRange, isLeast = false): TermSet {
  const { term } = row;
  const field = isLeast ? { field: name, isLeast } : { field: name };
  const cover =
    row.kind === "dates"
      ? coverDates(term, range as DateRange, row.byDay)
      : coverMoney(term, range as MoneyRange, row.isZeroUnknown);
  const cuts = cover.cuts.map((cut) => ({ ...field, ...cut }));
  return { kind: "set", terms: cover.terms, cuts, bounds: { ...field, from: cover.from, to: cover.to } };
}

/**
 * The rows that a list shows on the day of the house: none whose day is still to come, and those whose day is over only
 * when asked.
 */
export function daySets(list: List, filter: Filter, now: Date): Expression[] {
  const today = isoDay(now);
  /** Few rows begin later this month. */
  const begun = (set: TermSet): TermSet => ({ ...set, cuts: set.cuts.map((cut) => ({ ...cut, share: 0.99 })) });
  const range = (field: string, days: DateRange) => rangeSet(rowOf(list, field) as RangeRow, field, days);
  return list.names.flatMap((field) => {
    const row = rowOf(list, field);
    if (row.kind === "dates" && row.begins) return [begun(range(field, { lte: today }))];
    if (row.kind !== "answer" || row.past === undefined) return [];
    return [range(row.past, filter[field] === true ? { lte: dayBefore(today) } : { gte: today })];
  });
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Child rows that the index tells apart; the last place stands for all later ones too. Twin: `src/db/functions`. */
const CHILD_PLACES = 8;

/** The filters about child rows, without the others. */
export const childConditions = ({ list }: Pick<ListSource, "list">, filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(([field, value]) => value !== undefined && rowOf(list, field).child === true),
  );

const conditionSets = ({ list }: ListSource, conditions: Filter, termOf: TermOf): TermSet[] =>
  list.names.flatMap((field) => (setOf(rowOf(list, field), field, conditions, termOf) as TermSet | undefined) ?? []);

/** At least one condition. */
export function childSets(source: ListSource, conditions: Filter, termOf: TermOf): ChildSets {
  const { prefix, many } = source.children!;
  const sets = conditionSets(source, conditions, termOf);
  const manyChildren = terms(many);
  const termsAt = (place: number, names: string[]) => terms(...names.map((term) => `${prefix}${place}.${term}`));
  const at = (place: number) => all(...sets.map((set) => termsAt(place, set.terms)));
  const roughlyAt = (place: number) =>
    all(
      ...sets.map((set) => {
        const cutBuckets = set.cuts.flatMap(({ term }) => term ?? []);
        const whole = termsAt(place, set.terms);
        return cutBuckets.length === 0 ? whole : any(whole, termsAt(place, cutBuckets));
      }),
    );
  const last = at(CHILD_PLACES);
  const numbers = Array.from({ length: CHILD_PLACES }, (_, before) => before + 1);
  const places = [...numbers.slice(0, -1).map(at), all(last, not(manyChildren))];
  return {
    places,
    conditions,
    candidates: all(last, manyChildren),
    cuts: sets.flatMap((set) => set.cuts),
    rough: all(...sets.map(roughly)),
    roughPlaces: numbers.map(roughlyAt),
    ...oneCurrency(source, conditions, termOf),
  };
}

function oneCurrency({ list }: ListSource, conditions: Filter, termOf: TermOf): Pick<ChildSets, "oneCurrency"> {
  const fields = Object.keys(conditions);
  const currency = fields.find((field) => {
    const row = rowOf(list, field);
    return row.kind === "choice" && row.currencyOf !== undefined && fields.includes(row.currencyOf);
  });
  if (fields.length !== 2 || currency === undefined) return {};
  const row = rowOf(list, currency) as ChoiceRow;
  const range = setOf(rowOf(list, row.currencyOf!), row.currencyOf!, conditions, termOf) as TermSet;
  const rows = terms(...choicesIn(conditions, currency).map((id) => `only.${termOf(row, id)}`));
  return { oneCurrency: { rows, range } };
}

/**
 * The rows a filter takes, listed or not: any of the values inside one field, all fields together. Choices are ids; amounts
 * are US dollars.
 */
export function expressionOf(
  source: ListSource,
  filter: Filter,
  termOf: TermOf,
  queryOf: QueryOf = () => "",
): Expression {
  const { list } = source;
  const parts = list.names.flatMap((field): Expression | Expression[] => {
    const row = rowOf(list, field);
    if (row.kind === "words")
      return filter[field] === undefined ? [] : wordSets(field, choicesIn(filter, field), queryOf);
    return row.child ? [] : (setOf(row, field, filter, termOf) ?? []);
  });
  parts.push(...lookupSets(source, filter));
  const conditions = childConditions(source, filter);
  const sets = conditionSets(source, conditions, termOf);
  if (sets.length < 2) return all(...parts, ...sets);
  return all(...parts, { kind: "child", ...childSets(source, conditions, termOf) });
}
