import { aliasesOf } from "#shared/lexicon/aliases/types.ts";
import { countryWords } from "#shared/lexicon/country-names.ts";
import { currencyWords } from "#shared/lexicon/currency-names.ts";
import { type NamedValues, namedValues } from "#shared/lexicon/named-values.ts";
import { type TurkishPlaces, turkishPlaces } from "#shared/lexicon/turkish-places.ts";
import type { Localized } from "#shared/locale.ts";
import type { Catalogue, Type } from "../queries/load-catalogue.server.ts";

/** What words mean here: values of the catalogue by all they are called, in both languages. */
export interface Lexicon {
  countries: ReadonlyMap<string, string>;
  currencyWords: ReadonlyMap<string, string>;
  typesCalled(list: string, text: string): readonly string[];
  sectorOf: ReadonlyMap<string, string>;
  turkishPlaces: TurkishPlaces;
  provinces: ReadonlyMap<string, Localized>;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();

/** The lexicon of a catalogue, made once for it. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const made = lexicons.get(catalogue) ?? makeLexicon(catalogue);
  lexicons.set(catalogue, made);
  return made;
}

function makeLexicon(catalogue: Catalogue): Lexicon {
  const { types, countries, currencies } = catalogue;
  const lists = new Map<string, NamedValues<string>>();
  const listOf = (kind: Type["kind"]): NamedValues<string> => {
    const made = lists.get(kind) ?? namedValues(namesOf(catalogue, kind));
    lists.set(kind, made);
    return made;
  };
  const provinces = provincesOf(catalogue);
  return {
    countries: countryWords([...countries.values()]),
    currencyWords: currencyWords([...currencies.values()]),
    typesCalled: (list, text) => listOf(list as Type["kind"]).called(text),
    sectorOf: new Map(
      catalogue.typesOf("subSector").flatMap(({ key, parentId }) => {
        const sector = parentId === null ? undefined : types.get(parentId);
        return sector ? [[key, sector.key] as const] : [];
      }),
    ),
    turkishPlaces: turkishPlaces(provinces, (slug) => {
      const province = catalogue.cityBySlug(slug);
      return province ? catalogue.countiesOf(province.id).map(({ name }) => name) : [];
    }),
    provinces: new Map(provinces.map(({ slug, name }) => [slug, name])),
  };
}

/** Keys first, then names, then aliases; a value that was merged gives the one that has taken its place. */
function namesOf({ typesOf, types }: Catalogue, kind: Type["kind"]): [string, string][] {
  const values = typesOf(kind).map(({ key, name, mergedInto }) => {
    const value = (mergedInto === null ? undefined : types.get(mergedInto)?.key) ?? key;
    return { value, key, names: [name.en, name.tr], aliases: aliasesOf(kind, key) };
  });
  return [
    ...values.map(({ key, value }): [string, string] => [key, value]),
    ...values.flatMap(({ names, value }) => names.map((name): [string, string] => [name, value])),
    ...values.flatMap(({ names, aliases, value }) =>
      [...names.flatMap(bracketed), ...aliases].map((name): [string, string] => [name, value]),
    ),
  ];
}

/** "Software as a service (SaaS)" is called by what stands before its brackets, and by what stands in them. */
function bracketed(name: string): string[] {
  const [, before = "", inside = ""] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? [];
  return inside === "" ? [] : [before, ...inside.split(/,\s*/)];
}

function provincesOf({ countries, citiesOf }: Catalogue) {
  const turkey = [...countries.values()].find(({ iso2 }) => iso2 === "TR");
  return turkey ? citiesOf(turkey.id) : [];
}
