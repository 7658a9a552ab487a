import { asc, desc } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  city,
  country,
  county,
  currency,
  currencyRate,
  language,
  type,
  typeAlias,
} from "#db/tables/reference.server.ts";
import type { Localized } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { OwnAlias } from "../parts/aliases.server.ts";
import { regionNames } from "../parts/region-names.server.ts";
import { type WordReader, wordReader } from "../parts/word-reader.server.ts";

export interface Type {
  id: string;
  parentId: string | null;
  kind: TypeKind | "kind";
  key: string;
  name: Localized;
  slug: Localized;
  description: Record<keyof Localized, string | null>;
  sortOrder: number;
  /** The value that has taken its place. */
  mergedInto: string | null;
  active: boolean;
  /** False: existing rows may have it, but forms do not offer it. */
  offered: boolean;
  /** Of an investment-seeking status: the startup is looking for investment. */
  countsAsSeeking: boolean;
}
export interface Country {
  id: string;
  iso2: string;
  iso3: string;
  isoNumeric: string;
  name: Localized;
  slug: Localized;
  dialCode: string | null;
  /** Place among the countries offered first, from 1. */
  topRank: number | null;
}
export interface City {
  id: string;
  countryId: string;
  name: Localized;
  slug: string;
  /** "CA" of a city in California, "TR-34" of the province İstanbul. */
  region: string | null;
  population: number;
  latitude: number | null;
  longitude: number | null;
}
export interface County {
  id: string;
  cityId: string;
  name: string;
  slug: string;
}
export interface Language {
  id: string;
  code: string;
  name: Localized;
}
export interface Currency {
  id: string;
  code: string;
  symbol: string;
  locale: string;
  name: Localized;
}
export interface Rate {
  day: string;
  usdPerUnit: number;
}

/** Rows by id, by slug of either language and by parent. Types are in their sort order. */
export interface Catalogue {
  /** Grows with every write. */
  revision: number;
  types: ReadonlyMap<string, Type>;
  /** Every value of a list, also inactive ones. */
  typesOf(kind: TypeKind | "kind"): readonly Type[];
  typeBySlug(kind: TypeKind | "kind", slug: string): Type | undefined;
  /** What admins said of words, by the id of the value. */
  aliases: ReadonlyMap<string, readonly OwnAlias[]>;
  /** The rows below one: values of a list, sub-sectors of a sector. */
  childrenOf(id: string): readonly Type[];
  countries: ReadonlyMap<string, Country>;
  countryBySlug(slug: string): Country | undefined;
  cities: ReadonlyMap<string, City>;
  /** Largest first. */
  citiesOf(countryId: string): readonly City[];
  cityBySlug(slug: string): City | undefined;
  /** Names of regions by their code. */
  regions: ReadonlyMap<string, Localized>;
  counties: ReadonlyMap<string, County>;
  countiesOf(cityId: string): readonly County[];
  languages: ReadonlyMap<string, Language>;
  /** In their order; the first is the default. */
  currencies: ReadonlyMap<string, Currency>;
  /** By currency, the newest day first. */
  rates: ReadonlyMap<string, readonly Rate[]>;
  /** What typed words say to the index of texts. */
  words: WordReader;
}

interface Named {
  nameEn: string;
  nameTr: string;
}
const named = <Row extends Named>({ nameEn, nameTr, ...row }: Row) => ({ ...row, name: { en: nameEn, tr: nameTr } });
const slugged = <Row extends { slugEn: string; slugTr: string }>({ slugEn, slugTr, ...row }: Row) => ({
  ...row,
  slug: { en: slugEn, tr: slugTr },
});
const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
const bySlug = <Row>(rows: Row[], slugsOf: (row: Row) => string[]) =>
  new Map(rows.flatMap((row) => slugsOf(row).map((slug) => [slug, row] as const)));

export async function loadCatalogue(db: Db, revision: number): Promise<Catalogue> {
  const types = (await db.select().from(type).orderBy(asc(type.sortOrder), asc(type.id))).map(
    ({ descriptionEn, descriptionTr, ...row }): Type => ({
      ...slugged(named(row)),
      description: { en: descriptionEn, tr: descriptionTr },
    }),
  );
  const aliases = await db.select().from(typeAlias).orderBy(asc(typeAlias.form), asc(typeAlias.typeId));
  const countries = (await db.select().from(country)).map((row) => slugged(named(row)));
  const cities = (await db.select().from(city).orderBy(desc(city.population), asc(city.id))).map(named);
  const counties = await db.select().from(county);
  const languages = (await db.select().from(language)).map(named);
  const currencies = (await db.select().from(currency).orderBy(asc(currency.sortOrder))).map(named);
  const rates = await db.select().from(currencyRate).orderBy(desc(currencyRate.day));

  const ofKind = Map.groupBy(types, (row) => row.kind);
  const children = Map.groupBy(types, (row) => row.parentId);
  const typeSlugs = bySlug(types, ({ kind, slug }) => [`${kind} ${slug.tr}`, `${kind} ${slug.en}`]);
  const countrySlugs = bySlug(countries, ({ slug }) => [slug.tr, slug.en]);
  const citySlugs = bySlug(cities, ({ slug }) => [slug]);
  const citiesOf = Map.groupBy(cities, (row) => row.countryId);
  const countiesOf = Map.groupBy(counties, (row) => row.cityId);
  const typesById = byId(types);
  const catalogue: Catalogue = {
    revision,
    types: typesById,
    typesOf: (kind) => ofKind.get(kind) ?? [],
    typeBySlug: (kind, slug) => {
      const found = typeSlugs.get(`${kind} ${slug}`);
      return found?.mergedInto ? typesById.get(found.mergedInto) : found;
    },
    aliases: Map.groupBy(aliases, ({ typeId }) => typeId),
    childrenOf: (id) => children.get(id) ?? [],
    countries: byId(countries),
    countryBySlug: (slug) => countrySlugs.get(slug),
    cities: byId(cities),
    citiesOf: (countryId) => citiesOf.get(countryId) ?? [],
    cityBySlug: (slug) => citySlugs.get(slug),
    regions: regionNames(cities, byId(countries)),
    counties: byId(counties),
    countiesOf: (cityId) => countiesOf.get(cityId) ?? [],
    languages: byId(languages),
    currencies: byId(currencies),
    rates: new Map(
      currencies.map(({ id }) => [
        id,
        rates.filter((row) => row.currencyId === id).map(({ day, usdPerUnit }) => ({ day, usdPerUnit })),
      ]),
    ),
    words: wordReader(() => catalogue),
  };
  return catalogue;
}
