import type { Locale } from "#shared/locale.ts";
import type { Catalogue } from "../queries/load-catalogue.server.ts";

interface Choice {
  id: string;
  name: string;
  slug: string;
}

/** Names of catalogue rows in the reader's language. */
export interface Names {
  /** Null for no id and for an id that is not in the catalogue. */
  type(id: string | null): Choice | null;
  /** In the order of the language's alphabet. */
  types(ids: string[]): Choice[];
  seeking(id: string | null): boolean;
  /** With its code of two letters (ISO 3166-1). */
  country(id: string | null): (Choice & { code: string }) | null;
  city(id: string | null): Choice | null;
  county(id: string | null): Choice | null;
  /** ISO 4217. */
  currency(id: string | null): string | null;
}

export function namesIn({ types, countries, cities, counties, currencies }: Catalogue, locale: Locale): Names {
  const rowWithId = <Row>(rows: ReadonlyMap<string, Row>, id: string | null) =>
    id === null ? undefined : rows.get(id);
  const type = (id: string | null): Choice | null => {
    const row = rowWithId(types, id);
    return row ? { id: row.id, name: row.name[locale], slug: row.slug[locale] } : null;
  };
  return {
    type,
    types: (ids) => ids.flatMap((id) => type(id) ?? []).sort((a, b) => a.name.localeCompare(b.name, locale)),
    seeking: (id) => rowWithId(types, id)?.countsAsSeeking ?? false,
    country: (id) => {
      const row = rowWithId(countries, id);
      return row ? { id: row.id, name: row.name[locale], slug: row.slug[locale], code: row.iso2 } : null;
    },
    city: (id) => {
      const row = rowWithId(cities, id);
      return row ? { id: row.id, name: row.name[locale], slug: row.slug } : null;
    },
    county: (id) => {
      const row = rowWithId(counties, id);
      return row ? { id: row.id, name: row.name, slug: row.slug } : null;
    },
    currency: (id) => rowWithId(currencies, id)?.code ?? null,
  };
}
