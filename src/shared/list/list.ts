import type { ListPathKey } from "../paths.ts";
import type { TypeKind } from "../type-kinds.ts";

/** Choices that are too many to stand in memory. */
export const STORED_SOURCES = ["organization", "investor", "university"] as const;
export type StoredSource = (typeof STORED_SOURCES)[number];

/** The source of a filter's choices. */
export type ChoiceSource = TypeKind | "country" | "city" | "region" | "currency" | "language" | StoredSource;

/**
 * The filter on which another one depends, and what it must be: exactly one value, any answer but no, yes, a status that counts
 * as seeking, or anything at all. Otherwise the dependent filter is cleared (specification, "Filter panels").
 */
export interface Need {
  field: string;
  is: "one" | "notNo" | "yes" | "seeking" | "set";
}

interface FilterOptions {
  /** Its name in the query of an address. Without a name its values are segments of the path. */
  query?: string;
  /** The section of the panel that shows it. Without one only addresses and calls use it. */
  section?: string;
  /** The section's title is its name already. */
  hideLabel?: true;
  /** Only for viewers with READ on the premium entity. */
  premium?: true;
  needs?: Need;
  /** The name in the index: "sector" for "sector:<id>". Without one it decides nothing by itself. */
  term?: string;
  /** The column that is compared where the index is not enough: of the noun's table, or of its child rows. */
  column?: string;
  /** About one child row, as a round of a startup: all such conditions hold for the same row. */
  child?: true;
  /** The look-up of the list's source that answers it, together with all filters that name the same. */
  lookup?: string;
}

export interface ChoiceOptions extends FilterOptions {
  source: ChoiceSource;
  /** The name of its choices among the available values. */
  facet?: string;
  /** The list of choices it borrows from another filter. */
  facetOf?: string;
  /** The keys of all its values, where rows of some are left out of the list unless they are asked for: then the total is of all rows. */
  every?: readonly string[];
  /** Its choices have an order of their own, which counts do not change. */
  ordered?: true;
  /** Long lists leave out choices that would leave nothing. */
  long?: true;
  /** One choice from a menu, instead of boxes to tick. */
  select?: true;
  /** Chosen by typing, instead of boxes to tick. */
  autocomplete?: true;
  /** Its choices are those below the chosen values of this filter; it is shown once there are some, or one of its own is chosen. */
  parent?: string;
  /** The filter of the amount it is the currency of. Rows whose amounts are all in one currency have a term for it: "only.<term>:<id>". */
  currencyOf?: string;
  /** The filter whose values this one leaves out: derived by `describeList` for each filter of choices. */
  negates?: string;
  /** True if a visitor may choose one value (specification, "Not-logged-in multi-select max"). */
  onePerVisitor?: true;
}
interface AnswerOfTerm extends FilterOptions {
  facet: string;
  term: string;
  /** "No" has a term of its own, because an unknown answer is neither. */
  storesNo?: true;
  past?: undefined;
}
interface AnswerOfLookup extends FilterOptions {
  facet: string;
  lookup: string;
  term?: undefined;
  storesNo?: undefined;
  past?: undefined;
}
/** True if the day of another filter is over. Rows whose day is over are left out of the list unless this is asked. */
interface AnswerOfDay extends FilterOptions {
  facet: string;
  lookup?: undefined;
  term?: undefined;
  storesNo?: undefined;
  /** The filter of dates; every row has its day. */
  past: string;
}
export type AnswerOptions = AnswerOfTerm | AnswerOfDay | AnswerOfLookup;
export interface RangeOptions extends FilterOptions {
  term: string;
  column: string;
  /** Of rows that bear a range: its lower end, where `term` and `column` are the upper one. What overlaps is found. */
  least?: { term: string; column: string };
  /** Of dates: rows are not in the list before their day. */
  begins?: true;
  /** Of dates: they lie ahead, as deadlines do; the next days are offered instead of the last ones. */
  isAhead?: true;
  /** Of dates: each day has a term of its own, so that a range compares no rows. For lists that depend on the day of today. */
  byDay?: true;
  /** A shorter name stands beside its amounts: the noun's text `shortFilters`. */
  shortName?: true;
}
export interface MoneyOptions extends RangeOptions {
  /** The filter that says in which currency the bounds are. Without one they are US dollars. */
  currency?: string;
  /** A column of 0 says that nothing is known: it has no term, and is in no range. */
  isZeroUnknown?: true;
  /** Something else than money: per cent, 100 at most, or a number of things. */
  measure?: "percent" | "count";
  /** The usual ranges that are offered: those of investments unless others are named. */
  presets?: "wages" | "none";
  /** The currency most rows have stands chosen; without it dollars do. */
  usualCurrency?: true;
}

/** Words of a row's name: all of them, each as the beginning of a word. */
export interface WordsOptions extends Omit<FilterOptions, "term" | "column" | "child" | "section"> {
  query: string;
}

export type WordsRow = {
  kind: "words";
  term?: undefined;
  column?: undefined;
  child?: undefined;
  lookup?: undefined;
  section?: undefined;
} & WordsOptions;
export type ChoiceRow = { kind: "choice" } & ChoiceOptions;
export type AnswerRow = { kind: "answer" } & AnswerOptions;
export type RangeRow = ({ kind: "dates" } & RangeOptions) | ({ kind: "money" } & MoneyOptions);
export type FilterRow = ChoiceRow | AnswerRow | RangeRow | WordsRow;
export type FilterKind = FilterRow["kind"];

/** True if a filter asks for rows whose day is over. */
export const isPast = (row: FilterRow): boolean => row.kind === "answer" && row.past !== undefined;

/** Choices of a list: ids or slugs, any of them. */
export const choice = <const Options extends ChoiceOptions>(options: Options) =>
  ({ kind: "choice", ...options }) as const;
/** Yes or no. */
export const answer = <const Options extends AnswerOptions>(options: Options) =>
  ({ kind: "answer", ...options }) as const;
/** A range of days, both ends included. */
export const dates = <const Options extends RangeOptions>(options: Options) => ({ kind: "dates", ...options }) as const;
/** A range of amounts, both ends included. */
export const money = <const Options extends MoneyOptions>(options: Options) => ({ kind: "money", ...options }) as const;

/** Words of the name, typed above the sections of the panel. */
export const words = <const Options extends WordsOptions>(options: Options) => ({ kind: "words", ...options }) as const;

export interface Section {
  /** Open from the start; what stands in the others is fetched when they are opened. */
  open?: true;
  /** The text of the noun that stands in it while none of its filters can be used. */
  note?: string;
}

/**
 * The description of a noun's list, in its `filters.ts`; address, schema, counts, panel, chips and saved searches
 * follow from it.
 */
export interface ListOptions {
  /** The noun: names its rows in the index, and its texts. */
  kind: string;
  /** The page of the list. */
  page: ListPathKey;
  /** Rows may leave as a file. */
  exported?: true;
  /** The first is the order when none is chosen. */
  sorts: readonly string[];
  /** Columns of its table beside the name, in their order. Left out: the list has cards only. */
  columns?: readonly string[];
  /** In the order of the panel, open ones first. */
  sections: Readonly<Record<string, Section>>;
  /** By their names in requests, in the order of the panel. */
  filters: Readonly<Record<string, FilterRow>>;
}

/** A list with what is derived from its filters once. */
export interface List extends ListOptions {
  names: readonly string[];
  /** Filters whose values are segments of the address; in this order a segment is looked up. */
  pathFields: readonly string[];
  /** Filters by their name in the query of an address. */
  fieldsByQuery: ReadonlyMap<string, string>;
  /** The filter of each list of choices. */
  facets: Readonly<Record<string, string>>;
}

/** The name of the filter that leaves out values of this one. */
export const denialOf = (field: string): string => `not.${field}`;

/** "Not this" of a filter of choices: without a list or section of its own. Of child rows: no such row at all. */
function withDenial([name, row]: [string, FilterRow]): [string, FilterRow][] {
  if (row.kind !== "choice" || row.term === undefined) return [[name, row]];
  const { source, term, premium, query = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) } = row;
  const denial: ChoiceRow = { kind: "choice", source, term, query: `not-${query}`, negates: name };
  return [
    [name, row],
    [denialOf(name), premium ? { ...denial, premium } : denial],
  ];
}

export function describeList<const Options extends ListOptions>(
  options: Options,
): Options & Omit<List, keyof ListOptions> {
  const rows: [string, FilterRow][] = Object.entries(options.filters).flatMap(withDenial);
  return {
    ...options,
    filters: Object.fromEntries(rows) as Options["filters"],
    names: rows.map(([name]) => name),
    pathFields: rows.filter(([, { query }]) => query === undefined).map(([name]) => name),
    fieldsByQuery: new Map(rows.flatMap(([name, { query }]) => (query === undefined ? [] : [[query, name] as const]))),
    facets: Object.fromEntries(rows.flatMap(([name, row]) => ("facet" in row && row.facet ? [[row.facet, name]] : []))),
  };
}

/** The row of a filter of this list. */
export function rowOf({ filters }: ListOptions, field: string): FilterRow {
  const row = filters[field];
  if (!row) throw new Error(`There is no filter ${field}.`);
  return row;
}

/** The slug of the currency in which amounts are meant when none is chosen. */
export const DEFAULT_CURRENCY = "usd";

/** The filter that says the currency of this one's amounts. */
export function currencyFieldOf({ filters }: ListOptions, field: string): string | undefined {
  const row = filters[field];
  return row?.kind === "money" ? row.currency : undefined;
}

/** True if a filter says nothing by itself: it is the currency of an amount. */
export const isUnit = (list: ListOptions, field: string): boolean =>
  Object.keys(list.filters).some((name) => currencyFieldOf(list, name) === field);

export const isFilterName = ({ filters }: ListOptions, name: string): boolean => Object.hasOwn(filters, name);
export const isChoice = (list: ListOptions, field: string): boolean => rowOf(list, field).kind === "choice";

/** The choices of a filter; undefined for other kinds. */
export function choiceRow(list: ListOptions, field: string): ChoiceRow | undefined {
  const row = rowOf(list, field);
  return row.kind === "choice" ? row : undefined;
}
