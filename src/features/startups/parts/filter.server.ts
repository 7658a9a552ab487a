import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type Catalogue, rateOn } from "#features/reference/queries.server.ts";
import { AppError, type FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Named } from "../contract.ts";
import { type ListRights, refusalOf, withoutEmpty, withoutOrphans } from "../rules.ts";
import { PATH_FIELDS } from "./address.ts";
import { choiceId, namedChoice, segmentValue } from "./choices.server.ts";
import {
  type ChoiceName,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterName,
  isChoice,
  MAX_CHOICES,
} from "./filter-fields.ts";
import type { FilterInput, StartupFilter } from "./schema-filter.ts";

export interface FilterRequest {
  filter: FilterInput;
  segments: string[];
}

/**
 * The filter of a request with ids for choices, as the viewer may use it. Throws `invalidInput` for values that are none of the
 * list, `notFound` for a segment that names nothing, and what `refusalOf` says.
 */
export async function readFilter(
  db: Db,
  catalogue: Catalogue,
  request: FilterRequest,
  rights: Pick<ListRights, "manyChoices" | "premiumFilters">,
): Promise<StartupFilter> {
  const given = withSegments(catalogue, withoutEmpty(request.filter), request.segments);
  const crowded = refusalOf(given, { manyChoices: true, premiumFilters: true });
  if (crowded) throw new AppError(crowded.code, crowded.fields);
  const filter = await resolveChoices(db, catalogue, given);
  const rooted = withoutOrphans(filter, (id) => catalogue.types.get(id)?.countsAsSeeking ?? false);
  const refusal = refusalOf(rooted, rights);
  if (refusal) throw new AppError(refusal.code, refusal.fields);
  return rooted;
}

/** Choices given as slugs or ids become ids. Throws `invalidInput` for values that are none of the list. */
export async function resolveChoices(db: Db, catalogue: Catalogue, given: StartupFilter): Promise<StartupFilter> {
  const problems: FieldProblem[] = [];
  const centers = given.incubationCenters && (await organizationIds(db, given.incubationCenters));
  const filter = { ...given };
  for (const field of FILTER_NAMES.filter(isChoice)) {
    const ids = given[field]?.map((value) => {
      const id = field === "incubationCenters" ? centers?.get(value) : choiceId(catalogue, field, value);
      if (!id) problems.push({ field: `filter.${field}`, reason: `“${value}” is none of its values.` });
      return id;
    });
    if (ids) filter[field] = [...new Set(ids.filter((id) => id !== undefined))];
  }
  if (problems.length > 0) throw new AppError("invalidInput", problems.slice(0, MAX_CHOICES));
  return filter;
}

function withSegments(catalogue: Catalogue, filter: StartupFilter, segments: string[]): StartupFilter {
  const merged: StartupFilter = { ...filter };
  for (const segment of segments.filter((text) => text.trim() !== "")) {
    const value = segmentValue(catalogue, segment);
    if (!value) throw new AppError("notFound", [{ field: "segments", reason: `“${segment}” is no filter value.` }]);
    merged[value.field] = [...(merged[value.field] ?? []), value.id];
  }
  return filter.city ? merged : withCountryOfCity(catalogue, merged);
}

/** An address that names a city alone means that city: its country is chosen with it. */
function withCountryOfCity(catalogue: Catalogue, filter: StartupFilter): StartupFilter {
  if (filter.country || !filter.city) return filter;
  const countries = new Set(filter.city.map((city) => catalogue.cities.get(city)?.countryId));
  const [country] = countries;
  return countries.size === 1 && country ? { ...filter, country: [country] } : filter;
}

/** Organizations have no list in memory: visible ones are looked up, by id or by address. */
async function organizationIds(db: Db, values: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; seo_url: string }>(
    sql`select id, seo_url from organization
      where is_visible and (id::text = any (${sql.param(values)}) or seo_url = any (${sql.param(values)}))`,
  );
  return new Map(rows.flatMap((row) => [[row.id, row.id] as const, [row.seo_url, row.id] as const]));
}

/** The filter with the bounds of the amount sought in US dollars: they are given in the currency chosen beside them. */
export function inDollars(catalogue: Catalogue, filter: StartupFilter): StartupFilter {
  const [currency] = filter.seekingInvestmentAmountCurrency ?? [];
  const range = filter.seekingInvestmentAmount;
  const rate = currency && rateOn(catalogue, currency, new Date().toISOString().slice(0, 10))?.usdPerUnit;
  if (!range || !rate) return filter;
  const times = (amount: number | undefined) => (amount === undefined ? undefined : amount * rate);
  return { ...filter, seekingInvestmentAmount: withoutEmptyRange({ gte: times(range.gte), lte: times(range.lte) }) };
}

const withoutEmptyRange = (range: { gte: number | undefined; lte: number | undefined }) =>
  withoutEmpty({ seekingInvestmentAmount: range }).seekingInvestmentAmount;

/** Names of the chosen values, in the reader's language. */
export async function namesOfFilter(
  db: Db,
  catalogue: Catalogue,
  filter: StartupFilter,
  locale: Locale,
): Promise<{ field: FilterName; premium: boolean; values: Named[] }[]> {
  const centers = filter.incubationCenters ? await organizationNames(db, filter.incubationCenters) : [];
  const valuesOf = (field: ChoiceName) =>
    field === "incubationCenters"
      ? centers
      : (filter[field] ?? []).map((id) => namedChoice(catalogue, field, id, locale));
  return FILTER_NAMES.filter((field) => filter[field] !== undefined).map((field) => ({
    field,
    premium: FILTER_FIELDS[field].premium,
    values: isChoice(field) ? valuesOf(field) : [],
  }));
}

/** What of the filter stands in the path of an address, in a language. */
export const segmentsIn = (catalogue: Catalogue, filter: StartupFilter, locale: Locale): string[] =>
  PATH_FIELDS.flatMap((field) => (filter[field] ?? []).map((id) => namedChoice(catalogue, field, id, locale).slug));

/** Visible organizations by id, in the order of their names. */
export async function organizationNames(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(
    sql`select id, name, seo_url slug from organization where is_visible and id = any (${sql.param(ids)}::uuid[]) order by name_fold, id`,
  );
  return rows;
}

/** The filter with choices as slugs of the reader's language: what addresses are written from. */
export function slugged(filter: StartupFilter, names: { field: FilterName; values: Named[] }[]): StartupFilter {
  const choices = names
    .filter(({ field }) => isChoice(field))
    .map(({ field, values }) => [field, values.map((value) => value.slug)]);
  return { ...filter, ...(Object.fromEntries(choices) as StartupFilter) };
}
