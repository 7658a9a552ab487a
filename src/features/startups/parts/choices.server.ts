import type { Catalogue } from "#features/reference/queries.server.ts";
import { slugOf } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { Named } from "../contract.ts";
import { PATH_FIELDS, type PathField } from "./address.ts";
import { type ChoiceName, FILTER_FIELDS } from "./filter-fields.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** ISO 3166-2 of a province, or the two letters of a state. */
const REGION = /^([A-Z]{2}-)?[A-Z0-9]{1,3}$/;

interface Entry {
  id: string;
  name: string;
  /** English first: it wins where slugs of two values meet. */
  slugs: string[];
}

function entryOf(catalogue: Catalogue, field: ChoiceName, id: string, locale: Locale): Entry | undefined {
  const { source } = FILTER_FIELDS[field];
  if (source === "organization") return undefined;
  if (source === "region") return { id, name: id, slugs: [id.toLowerCase()] };
  if (source === "currency") {
    const currency = catalogue.currencies.get(id);
    return currency && { id, name: currency.name[locale], slugs: [currency.code.toLowerCase()] };
  }
  if (source === "city") {
    const city = catalogue.cities.get(id);
    return city && { id, name: city.name[locale], slugs: [city.slug] };
  }
  const row = source === "country" ? catalogue.countries.get(id) : catalogue.types.get(id);
  return row && { id, name: row.name[locale], slugs: [row.slug.en, row.slug.tr] };
}

const named = new WeakMap<Catalogue, Map<string, Named>>();

/** A value with its name in a language; the slug is one that leads back to it. Values that are gone bear their id. */
export function namedChoice(catalogue: Catalogue, field: ChoiceName, id: string, locale: Locale): Named {
  const known = named.get(catalogue) ?? new Map<string, Named>();
  named.set(catalogue, known);
  const key = `${field} ${locale} ${id}`;
  const found = known.get(key) ?? withSlug(catalogue, field, id, locale);
  // Only what the catalogue has is kept: ids come from outside, too.
  if (found.slug !== id) known.set(key, found);
  return found;
}

function withSlug(catalogue: Catalogue, field: ChoiceName, id: string, locale: Locale): Named {
  const entry = entryOf(catalogue, field, id, locale);
  if (!entry) return { id, name: id, slug: id };
  const [en, tr = en] = entry.slugs;
  const wished = locale === "tr" ? [tr, en] : [en, tr];
  const leadsBack = (slug: string | undefined): slug is string =>
    slug !== undefined &&
    (isPathField(field) ? isSegmentOf(catalogue, slug, field, id) : choiceId(catalogue, field, slug) === id);
  return { id, name: entry.name, slug: [...wished, `${en}-${field}`].find(leadsBack) ?? id };
}

/** The id a value stands for: an id, a slug of either language, or a slug with its field ("georgia-country"). */
export function choiceId(catalogue: Catalogue, field: ChoiceName, value: string): string | undefined {
  const lower = value.toLowerCase();
  if (UUID.test(lower)) return lower;
  const { source } = FILTER_FIELDS[field];
  if (source === "region") return REGION.test(value.toUpperCase()) ? value.toUpperCase() : undefined;
  const slug = slugOf(value);
  return (
    bySlug(catalogue, source, slug) ?? bySlug(catalogue, source, slug.replace(new RegExp(`-${slugOf(field)}$`), ""))
  );
}

function bySlug(
  catalogue: Catalogue,
  source: TypeKind | "country" | "city" | "currency" | "region" | "organization",
  slug: string,
): string | undefined {
  if (source === "country") return catalogue.countryBySlug(slug)?.id;
  if (source === "city") return catalogue.cityBySlug(slug)?.id;
  if (source === "currency")
    return [...catalogue.currencies.values()].find(({ code }) => code.toLowerCase() === slug)?.id;
  if (source === "region" || source === "organization") return undefined;
  return catalogue.typeBySlug(source, slug)?.id;
}

const isPathField = (field: ChoiceName): field is PathField => PATH_FIELDS.some((name) => name === field);
const isSegmentOf = (catalogue: Catalogue, slug: string, field: PathField, id: string) => {
  const found = segmentValue(catalogue, slug);
  return found?.field === field && found.id === id;
};

/** What a segment of an address stands for. Where a slug belongs to several fields, the order of the fields decides. */
export function segmentValue(catalogue: Catalogue, segment: string): { field: PathField; id: string } | undefined {
  const slug = slugOf(segment);
  for (const field of PATH_FIELDS) {
    const id = bySlug(catalogue, FILTER_FIELDS[field].source, slug);
    if (id) return { field, id };
  }
  const field = PATH_FIELDS.find((name) => slug.endsWith(`-${name}`));
  const id = field && bySlug(catalogue, FILTER_FIELDS[field].source, slug.slice(0, -field.length - 1));
  return field && id ? { field, id } : idOwner(catalogue, segment.toLowerCase());
}

function idOwner(catalogue: Catalogue, id: string): { field: PathField; id: string } | undefined {
  if (catalogue.countries.has(id)) return { field: "country", id };
  if (catalogue.cities.has(id)) return { field: "city", id };
  const field = PATH_FIELDS.find((name) => FILTER_FIELDS[name].source === catalogue.types.get(id)?.kind);
  return field && { field, id };
}
