import { EMPTY_DATE } from "../format.ts";
import { ZERO_ID } from "../zero-id.ts";
import { currencyFieldOf, type FilterRow, type List, type Need, rowOf } from "./list.ts";

export interface DateRange {
  gte?: string | undefined;
  lte?: string | undefined;
}
export interface MoneyRange {
  gte?: number | undefined;
  lte?: number | undefined;
}
export type FilterValue = string[] | boolean | DateRange | MoneyRange;
/** A filter without empty values, by the names of a list: what rules, addresses and queries work on. */
export type Filter = { [field: string]: FilterValue | undefined };
/** A filter on its way: empty values are allowed and mean nothing. */
export type FilterInput = { [field: string]: FilterInputValue | null | undefined };
type FilterInputValue =
  | string[]
  | boolean
  | { gte?: string | null | undefined; lte?: string | null | undefined }
  | { gte?: number | null | undefined; lte?: number | null | undefined };

interface ValueOfKind {
  choice: string[];
  words: string[];
  answer: boolean;
  dates: DateRange;
  money: MoneyRange;
}
/** The filter of one list, with its names and kinds. */
export type FilterOf<L extends { filters: Record<string, FilterRow> }> = {
  [Name in keyof L["filters"] & string]?: ValueOfKind[L["filters"][Name]["kind"]] | undefined;
};

/** Chosen values of a filter of choices; none for other kinds. */
export function choicesIn(filter: Filter, field: string): string[] {
  const value = filter[field];
  return Array.isArray(value) ? value : [];
}

/** The slug of the currency chosen beside an amount; undefined where there is none. */
export function currencyOf(list: List, filter: Filter, field: string): string | undefined {
  const unit = currencyFieldOf(list, field);
  return unit === undefined ? undefined : choicesIn(filter, unit)[0];
}

/** The range of a filter of dates or amounts. */
export function rangeIn<Range extends DateRange | MoneyRange>(filter: Filter, field: string): Range | undefined {
  const value = filter[field];
  return typeof value === "object" && !Array.isArray(value) ? (value as Range) : undefined;
}

/** True if a range ends before it begins. */
export const isReversed = ({ gte, lte }: { gte?: unknown; lte?: unknown }): boolean =>
  typeof gte === typeof lte && (gte as string) > (lte as string);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || value === ZERO_ID || value === EMPTY_DATE;

/** The filter without its empty values: no text, null, the zero id, the sentinel date, a range without ends. */
export function withoutEmpty(input: FilterInput | Filter): Filter {
  const entries = Object.entries(input).flatMap(([field, value]): [string, unknown][] => {
    if (isEmpty(value)) return [];
    if (Array.isArray(value)) {
      const values = [...new Set(value.filter((entry) => !isEmpty(entry)))];
      return values.length > 0 ? [[field, values]] : [];
    }
    if (typeof value !== "object") return [[field, value]];
    const ends = Object.entries(value as object).filter(([, bound]) => !isEmpty(bound));
    return ends.length > 0 ? [[field, Object.fromEntries(ends)]] : [];
  });
  return Object.fromEntries(entries) as Filter;
}

/** The filter with these fields cleared. */
export const without = (filter: Filter, fields: readonly string[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field)));

/** Tells the choices of a status that count as seeking. */
export type IsSeeking = (status: string) => boolean;

/** True if a filter meets the need of another one. */
export function meets(filter: Filter, { field, is }: Need, isSeeking: IsSeeking): boolean {
  if (is === "one") return choicesIn(filter, field).length === 1;
  // An answer that was never given allows what depends on it.
  if (is === "notNo") return filter[field] !== false;
  if (is === "yes") return filter[field] === true;
  if (is === "seeking") return choicesIn(filter, field).some(isSeeking);
  return filter[field] !== undefined;
}

/** The filters that depend on this one. */
export const dependentsOf = (list: List, field: string): string[] =>
  list.names.filter((name) => rowOf(list, name).needs?.field === field);

/** The filters in use that depend on another one which does not allow them. */
export const orphansOf = (list: List, filter: Filter, isSeeking: IsSeeking): string[] =>
  Object.keys(filter).filter((name) => {
    const { needs } = rowOf(list, name);
    return filter[name] !== undefined && needs !== undefined && !meets(filter, needs, isSeeking);
  });

/** The filter without values that depend on another one which does not allow them. */
export function withoutOrphans(list: List, filter: Filter, isSeeking: IsSeeking): Filter {
  const orphans = orphansOf(list, filter, isSeeking);
  // A filter that depended on an orphan is one now.
  return orphans.length === 0 ? filter : withoutOrphans(list, without(filter, orphans), isSeeking);
}

/** The panel's step when a value is chosen or cleared (undefined): clearing an answer clears what depends on it. */
export function withValue(
  list: List,
  filter: Filter,
  field: string,
  value: FilterValue | undefined,
  isSeeking: IsSeeking,
): Filter {
  const cleared = value === undefined ? dependentsOf(list, field) : [];
  const next = { ...without(filter, [field, ...cleared]), ...(value === undefined ? {} : { [field]: value }) };
  return withoutOrphans(list, withoutEmpty(next), isSeeking);
}
