import type { Db } from "#db/open.server.ts";
import { AppError, type FieldProblem } from "#shared/errors.ts";
import { foldedWords, typedWords } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Applied } from "#shared/list/contract.ts";
import {
  choicesIn,
  type Filter,
  type FilterInput,
  type IsSeeking,
  orphansOf,
  rangeIn,
  withoutEmpty,
} from "#shared/list/filter.ts";
import { MAX_VALUE_LENGTH, MAX_WORDS } from "#shared/list/limits.ts";
import { choiceRow, isChoice, type List, type Need, rowOf } from "#shared/list/list.ts";
import { type FilterRights, type ListRights, MAX_CHOICES, refusalOf } from "#shared/list/rights.ts";
import type { Locale } from "#shared/locale.ts";
import { choiceId, namedChoice, segmentValue } from "./choices.server.ts";
import type { ListReference } from "./source.server.ts";
import { isStored, storedIds, storedNames } from "./stored-choices.server.ts";

export interface FilterRequest {
  filter: FilterInput;
  segments: string[];
}

/** Tells the statuses that count as seeking. */
export const isSeekingId = (reference: ListReference) => (id: string) =>
  reference.types.get(id)?.countsAsSeeking ?? false;

/**
 * The filter of a request with ids for choices, as the viewer may use it. Throws `invalidInput` for values that are none of the
 * list, `notFound` for a segment that names nothing, and what `refusalOf` says.
 */
export async function readFilter(
  db: Db,
  reference: ListReference,
  list: List,
  request: FilterRequest,
  rights: FilterRights & Pick<ListRights, "manyChoices">,
): Promise<Filter> {
  const named = withSegments(reference, list, withoutEmpty(request.filter), request.segments);
  refuse(list, named, { manyChoices: true, premiumFilters: new Set(), opensPremium: true });
  const resolved = await resolveChoices(db, reference, list, named);
  const filter = withCountryOfCity(reference, resolved);
  refuseOrphans(list, filter, isSeekingId(reference));
  refuse(list, filter, rights);
  return filter;
}

const REASON_OF_NEED = {
  one: "needsOne",
  notNo: "needsNotNo",
  yes: "needsYes",
  seeking: "needsSeeking",
  set: "needsSet",
} as const satisfies Record<Need["is"], string>;

/** Refuses a filter that cannot apply without another one, with the name of that one (decision 23). */
function refuseOrphans(list: List, filter: Filter, isSeeking: IsSeeking): void {
  const problems = orphansOf(list, filter, isSeeking).map((field): FieldProblem => {
    const need = rowOf(list, field).needs!;
    return { field: `filter.${field}`, reason: REASON_OF_NEED[need.is], detail: need.field };
  });
  if (problems.length > 0) throw new AppError("invalidInput", problems);
}

function refuse(list: List, filter: Filter, rights: FilterRights & Pick<ListRights, "manyChoices">): void {
  const refusal = refusalOf(list, filter, rights);
  if (refusal) throw new AppError(refusal.code, refusal.fields);
}

/** Choices named by slugs or ids become ids. Throws `invalidInput` for values that are none of the list. */
export async function resolveChoices(db: Db, reference: ListReference, list: List, named: Filter): Promise<Filter> {
  const problems: FieldProblem[] = [];
  const filter = { ...named };
  for (const field of Object.keys(named)) {
    const row = choiceRow(list, field);
    const values = choicesIn(named, field);
    if (rowOf(list, field).kind === "words") {
      await reference.words.load();
      const words = typedWords(values.join(" "));
      const fault = faultOfWords(words.flatMap(foldedWords));
      if (fault) problems.push({ field: `filter.${field}`, ...fault });
      filter[field] = words;
    }
    if (!row) continue;
    const stored = isStored(row.source) ? await storedIds(db, row.source, values) : undefined;
    const ids = values.map((value) => {
      const id = stored ? stored.get(value.toLowerCase()) : choiceId(reference, list, field, value);
      if (!id) problems.push({ field: `filter.${field}`, reason: "noSuchValue", detail: value });
      return id;
    });
    filter[field] = [...new Set(ids.filter((id) => id !== undefined))];
  }
  if (problems.length > 0) throw new AppError("invalidInput", problems.slice(0, MAX_CHOICES));
  return filter;
}

/** One text may be several words, and folding makes words longer: "ﬃ" is three letters. */
function faultOfWords(words: string[]): Pick<FieldProblem, "reason" | "detail"> | undefined {
  if (words.length === 0) return { reason: "noWord" };
  if (words.length > MAX_WORDS) return { reason: "tooManyWords", detail: String(MAX_WORDS) };
  const isTooLong = words.some((word) => word.length > MAX_VALUE_LENGTH);
  return isTooLong ? { reason: "tooLongWord", detail: String(MAX_VALUE_LENGTH) } : undefined;
}

function withSegments(reference: ListReference, list: List, filter: Filter, segments: string[]): Filter {
  const merged: Filter = { ...filter };
  for (const segment of segments.filter((text) => text.trim() !== "")) {
    const value = segmentValue(reference, list, segment);
    if (!value) throw new AppError("notFound", [{ field: "segments", reason: "noFilterValue", detail: segment }]);
    merged[value.field] = [...choicesIn(merged, value.field), value.id];
  }
  return merged;
}

/** A city implies its country; cities of two countries do not say which. */
function withCountryOfCity(reference: ListReference, filter: Filter): Filter {
  if (filter.country || !filter.city) return filter;
  const countries = new Set(choicesIn(filter, "city").map((city) => reference.cities.get(city)?.countryId));
  const [country] = countries;
  return countries.size === 1 && country ? { ...filter, country: [country] } : filter;
}

/** The filter with bounds in US dollars where a currency is chosen beside them. */
export function inDollars(reference: ListReference, list: List, filter: Filter): Filter {
  const converted = { ...filter };
  for (const field of Object.keys(filter)) {
    const row = rowOf(list, field);
    if (row.kind !== "money" || row.currency === undefined) continue;
    const [currency] = choicesIn(filter, row.currency);
    const range = rangeIn<{ gte?: number; lte?: number }>(filter, field);
    const rate = currency && dollarsFor(reference, currency);
    if (!range || !rate) continue;
    const times = (amount: number | undefined) => (amount === undefined ? undefined : amount * rate);
    converted[field] = withoutEmpty({ [field]: { gte: times(range.gte), lte: times(range.lte) } })[field];
  }
  return converted;
}

/** Dollars for one unit of a currency today: the newest rate that is not of a later day, else the oldest. */
function dollarsFor({ rates }: ListReference, currency: string): number | undefined {
  const today = isoDay(new Date());
  const newestFirst = rates.get(currency) ?? [];
  return (newestFirst.find(({ day }) => day <= today) ?? newestFirst.at(-1))?.usdPerUnit;
}

/** The filters in use with the names of their chosen values, in the reader's language. */
export async function namesOfFilter(
  db: Db,
  reference: ListReference,
  list: List,
  filter: Filter,
  locale: Locale,
  premium: ReadonlySet<string>,
): Promise<Applied[]> {
  const fields = list.names.filter((field) => filter[field] !== undefined);
  return Promise.all(
    fields.map(async (field) => {
      if (!isChoice(list, field)) return { field, premium: premium.has(field), values: [] };
      const ids = choicesIn(filter, field);
      const source = choiceRow(list, field)?.source;
      const values = isStored(source)
        ? await storedNames(db, source, ids, locale)
        : ids.map((id) => namedChoice(reference, list, field, id, locale));
      return { field, premium: premium.has(field), values };
    }),
  );
}

/** The part of the filter that stands in the path of an address, in a language. */
export const segmentsIn = (reference: ListReference, list: List, filter: Filter, locale: Locale): string[] =>
  list.pathFields.flatMap((field) =>
    choicesIn(filter, field).map((id) => namedChoice(reference, list, field, id, locale).slug),
  );

/** The filter with choices as slugs of the reader's language: what addresses are written from. */
export function slugged(list: List, filter: Filter, applied: readonly Applied[]): Filter {
  const choices = applied
    .filter(({ field }) => isChoice(list, field))
    .map(({ field, values }) => [field, values.map((value) => value.slug)]);
  return { ...filter, ...Object.fromEntries(choices) };
}
