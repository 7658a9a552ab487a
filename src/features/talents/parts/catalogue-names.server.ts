import type { Catalogue } from "#features/reference/queries.server.ts";
import type { Locale } from "#shared/locale.ts";

/** Names of catalogue rows in one language; null for no id and for unknown ones. */
export function namesIn({ types, countries, cities, counties, languages }: Catalogue, locale: Locale) {
  const nameIn = (rows: ReadonlyMap<string, { name: Record<Locale, string> }>) => (id: string | null) =>
    (id && rows.get(id)?.name[locale]) || null;
  return {
    type: nameIn(types),
    country: nameIn(countries),
    city: nameIn(cities),
    county: (id: string | null) => (id && counties.get(id)?.name) || null,
    language: nameIn(languages),
  };
}
export type Names = ReturnType<typeof namesIn>;
