import { slugOf } from "#shared/fold.ts";
import type { Named } from "#shared/list/contract.ts";
import { choicesIn, type Filter } from "#shared/list/filter.ts";
import { type ChoiceRow, type ChoiceSource, choiceRow, type FilterRow, type List } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";
import type { TermOf } from "./expression.server.ts";
import type { ListReference } from "./source.server.ts";
import { isStored } from "./stored-choices.server.ts";

/** ISO 3166-2 of a province, or the two letters of a state. */
const REGION = /^([A-Z]{2}-)?[A-Z0-9]{1,3}$/;

interface Entry {
  name: string;
  /** English first: it wins where slugs of two values meet. */
  slugs: string[];
}

function entryOf(reference: ListReference, source: ChoiceSource, id: string, locale: Locale): Entry | undefined {
  if (isStored(source)) return undefined;
  if (source === "region") return { name: reference.regions.get(id)?.[locale] ?? id, slugs: [id.toLowerCase()] };
  if (source === "currency") {
    const currency = reference.currencies.get(id);
    return currency && { name: currency.name[locale], slugs: [currency.code.toLowerCase()] };
  }
  if (source === "language") {
    const language = reference.languages.get(id);
    return language && { name: language.name[locale], slugs: [language.code] };
  }
  if (source === "city") {
    const city = reference.cities.get(id);
    return city && { name: city.name[locale], slugs: [city.slug] };
  }
  const row = source === "country" ? reference.countries.get(id) : reference.types.get(id);
  return row && { name: row.name[locale], slugs: [row.slug.en, row.slug.tr] };
}

/** Names already made, for as long as the reference data stay the same. */
const nameCache = new WeakMap<ListReference, Map<string, Named>>();

/** A value with its name in a language; the slug is one that leads back to it. Values that are gone bear their id. */
export function namedChoice(reference: ListReference, list: List, field: string, id: string, locale: Locale): Named {
  const cache = nameCache.get(reference) ?? new Map<string, Named>();
  nameCache.set(reference, cache);
  const key = `${list.kind} ${field} ${locale} ${id}`;
  const found = cache.get(key) ?? withSlug(reference, list, field, id, locale);
  // Ids come from outside, too: only what the reference data have may fill the cache.
  if (found.slug !== id) cache.set(key, found);
  return found;
}

function withSlug(reference: ListReference, list: List, field: string, id: string, locale: Locale): Named {
  const entry = entryOf(reference, choiceRow(list, field)!.source, id, locale);
  if (!entry) return { id, name: id, slug: id };
  const [en, tr = en] = entry.slugs;
  const wished = locale === "tr" ? [tr, en] : [en, tr];
  const leadsBack = (slug: string | undefined): slug is string =>
    slug !== undefined &&
    (list.pathFields.includes(field)
      ? isSegmentOf(reference, list, slug, field, id)
      : choiceId(reference, list, field, slug) === id);
  return { id, name: entry.name, slug: [...wished, `${en}-${field}`].find(leadsBack) ?? id };
}

/** The id a value stands for: an id, a slug of either language, or a slug with its field ("georgia-country"). */
export function choiceId(reference: ListReference, list: List, field: string, value: string): string | undefined {
  const lower = value.toLowerCase();
  if (isUuid(lower)) return lower;
  const { source } = choiceRow(list, field)!;
  if (source === "region") return REGION.test(value.toUpperCase()) ? value.toUpperCase() : undefined;
  const slug = slugOf(value);
  const withoutField = slug.replace(new RegExp(`-${slugOf(field)}$`), "");
  return bySlug(reference, source, slug) ?? bySlug(reference, source, withoutField);
}

function bySlug(reference: ListReference, source: ChoiceSource, slug: string): string | undefined {
  if (source === "country") return reference.countryBySlug(slug)?.id;
  if (source === "city") return reference.cityBySlug(slug)?.id;
  if (source === "currency")
    return [...reference.currencies.values()].find(({ code }) => code.toLowerCase() === slug)?.id;
  if (source === "language") return [...reference.languages.values()].find(({ code }) => code === slug)?.id;
  if (source === "region" || isStored(source)) return undefined;
  return reference.typeBySlug(source, slug)?.id;
}

function isSegmentOf(reference: ListReference, list: List, slug: string, field: string, id: string): boolean {
  const found = segmentValue(reference, list, slug);
  return found?.field === field && found.id === id;
}

interface SegmentValue {
  field: string;
  id: string;
}

const sourceOf = (list: List, field: string) => choiceRow(list, field)!.source;

/** The value of an address's segment. Where a slug belongs to several fields, the order of the fields decides. */
export function segmentValue(reference: ListReference, list: List, segment: string): SegmentValue | undefined {
  const slug = slugOf(segment);
  for (const field of list.pathFields) {
    const id = bySlug(reference, sourceOf(list, field), slug);
    if (id) return { field, id };
  }
  const field = list.pathFields.find((name) => slug.endsWith(`-${name}`));
  const id = field && bySlug(reference, sourceOf(list, field), slug.slice(0, -field.length - 1));
  return field !== undefined && id !== undefined ? { field, id } : ownerOfId(reference, list, segment.toLowerCase());
}

function ownerOfId(reference: ListReference, list: List, id: string): SegmentValue | undefined {
  const source = reference.countries.has(id)
    ? "country"
    : reference.cities.has(id)
      ? "city"
      : reference.types.get(id)?.kind;
  const field = list.pathFields.find((name) => sourceOf(list, name) === source);
  return field === undefined ? undefined : { field, id };
}

/** The index's name of a value: a city bears its country, so that the cities of one country stand together. */
export const termOf =
  (reference: ListReference): TermOf =>
  (row: FilterRow, id: string) =>
    row.kind === "choice" && row.source === "city"
      ? `${row.term}:${reference.cities.get(id)?.countryId ?? ""}:${id}`
      : `${row.term}:${id}`;

/** The prefix of the terms of a list's choices; undefined where none can be chosen. */
export function prefixOf({ source, term, needs }: ChoiceRow, filter: Filter): string | undefined {
  if (term === undefined) return undefined;
  if (source !== "city") return `${term}:`;
  const countries = choicesIn(filter, needs!.field);
  return countries.length === 1 ? `${term}:${countries[0]}:` : undefined;
}
