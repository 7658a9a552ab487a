import { setImmediate } from "node:timers/promises";
import { fold } from "#shared/fold.ts";
import { cityAliases } from "#shared/lexicon/aliases/cities.ts";
import {
  FILLERS,
  FILTER_CUES,
  NOUN_ALIASES,
  ORGANIZATION_GROUPS,
  SUPPORT_GIVERS,
} from "#shared/lexicon/aliases/nouns.ts";
import { PROVINCE_ALIASES } from "#shared/lexicon/aliases/provinces.ts";
import { countryWords } from "#shared/lexicon/country-names.ts";
import { currencyWords } from "#shared/lexicon/currency-names.ts";
import { growingValues, type NamedValues, namedValues } from "#shared/lexicon/named-values.ts";
import { nearWords } from "#shared/lexicon/near-words.ts";
import type { LexiconNoun, LexiconValue, Vocabulary } from "#shared/lexicon/read-text.ts";
import { type TurkishPlaces, turkishPlaces } from "#shared/lexicon/turkish-places.ts";
import type { Localized } from "#shared/locale.ts";
import type { Catalogue, Type } from "../queries/load-catalogue.server.ts";
import { TYPE_USES } from "../types/limits.ts";
import { namesOfValues } from "./aliases.server.ts";

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

/** All that the values of a list are called, by key. */
const namesOf = ({ typesOf, aliases }: Catalogue, kind: Type["kind"]): [string, string][] =>
  namesOfValues(typesOf(kind), (id) => aliases.get(id) ?? []);

/** Lists of the catalogue whose values have no key: of each row its id and its names. */
function placesCalled({ countries, cities }: Catalogue, source: string): [string, LexiconValue][] {
  if (source === "country") {
    const ids = new Map([...countries.values()].map(({ iso2, id }) => [iso2, id]));
    return [...countryWords([...countries.values()])].flatMap(([word, iso2]): [string, LexiconValue][] =>
      // Short codes are words, too: "it", "in", "no", "and", "can", "car".
      word.length > 3 || SHORT_COUNTRIES.has(word) ? [[word, { source, id: ids.get(iso2)! }]] : [],
    );
  }
  if (source !== "city") return [];
  // The largest of a name comes first; the provinces of Türkiye by their other names, too.
  const named = [...cities.values()].flatMap(({ id, name, slug }) =>
    [name.en, name.tr, ...(PROVINCE_ALIASES[slug] ?? [])].map((text): [string, LexiconValue] => [text, { source, id }]),
  );
  const others = [...cities.values()].flatMap(({ id, name, countryId }) =>
    cityAliases(countries.get(countryId)?.iso2 ?? "", name.en)
      // In a sentence two letters are a word: "la", "SF" as an ending.
      .filter((text) => text.length > 3)
      .map((text): [string, LexiconValue] => [text, { source, id }]),
  );
  return [...named, ...others];
}

/** True if filters offer a value. */
const isChosen = ({ active, offered }: Type): boolean => active && offered;

const isCountryName = (source: string, text: string): boolean => source === "country" && text.length > 3;
const SHORT_COUNTRIES = new Set("uk us tr usa uae abd bae prc tur gbr deu fra nld esp ita che fas".split(" "));

const vocabularies = new WeakMap<Catalogue, Promise<Vocabulary>>();

/** The lists of choices that filters of lists take their values from. */
export const WORD_SOURCES: readonly string[] = [...Object.keys(TYPE_USES), "programStatus", "country", "city"];

/** What the words of a text mean in lists. Made once for a catalogue. */
export function vocabularyOf(catalogue: Catalogue): Promise<Vocabulary> {
  const made = vocabularies.get(catalogue) ?? makeVocabulary(catalogue);
  vocabularies.set(catalogue, made);
  return made;
}

async function makeVocabulary(catalogue: Catalogue): Promise<Vocabulary> {
  const { typesOf, currencies } = catalogue;
  const idOf = (kind: Type["kind"], key: string) =>
    typesOf(kind).find((value) => value.key === key && isChosen(value))?.id;
  const values = growingValues<LexiconValue>(({ source }) => source);
  for (const source of WORD_SOURCES) {
    const kind = source as Type["kind"];
    const ids = new Map(
      typesOf(kind)
        .filter(isChosen)
        .map(({ key, id }) => [key, id]),
    );
    const named = namesOf(catalogue, kind).flatMap(([text, key]): [string, LexiconValue][] => {
      const id = ids.get(key);
      return id === undefined ? [] : [[text, { source, id }]];
    });
    values.add(named);
    // "TTO" is an office before it is Trinidad, "Mentor" no town in Ohio, where a list has such a value. The name of a country is
    // that country, too, where a list has it as a market.
    values.add(
      placesCalled(catalogue, source).filter(([text]) => isCountryName(source, text) || values.read(text).cut > 0),
      true,
    );
    // Thousands of names take a tenth of a second: others are served between the lists.
    await setImmediate();
  }
  const groups = ORGANIZATION_GROUPS.flatMap(([words, keys]) => {
    const values = keys.flatMap((key) => {
      const id = idOf("organizerType", key);
      return id === undefined ? [] : [{ source: "organizerType", id }];
    });
    return words.split(", ").map((word) => [word, { kind: "organizations", values }] as const);
  });
  const givers = SUPPORT_GIVERS.flatMap(([words, keys]) => {
    const given = typesOf("governmentSupport").filter((value) => value.key.startsWith(keys) && isChosen(value));
    const values = given.map(({ id }) => ({ source: "governmentSupport", id }));
    return words.split(", ").map((word) => [word, { kind: "startups", values, isValue: true as const }] as const);
  });
  const nouns = Object.entries(NOUN_ALIASES).flatMap(([kind, words]) =>
    words.split(", ").map((word) => [word, { kind, values: [] }] as const),
  );
  const cues = Object.entries(FILTER_CUES).flatMap(([term, words]) =>
    words.split(", ").map((word) => [word, term] as const),
  );
  // A typing error is of a word that people search for, seldom of one of a thousand districts.
  const forms = [...values.forms()];
  values.add(
    districtsOf(catalogue).filter(
      ([text]) => values.read(text).cut === Number.POSITIVE_INFINITY && !isCommonWord(text),
    ),
    true,
  );
  await setImmediate();
  const named = namedValues<LexiconNoun>([...groups, ...givers, ...nouns], ({ kind }) => kind);
  return {
    values,
    nouns: named,
    near: nearWords([...forms, ...named.forms()]),
    cues: namedValues(cues, (term) => term),
    fillers: new Set(FILLERS.split(", ").map(fold)),
    currencyWords: currencyWords([...currencies.values()]),
  };
}

/** Districts of Türkiye that one province alone has: they are read as it. */
function districtsOf(catalogue: Catalogue): [string, LexiconValue][] {
  const provinces = provincesOf(catalogue);
  const owners = Map.groupBy(
    provinces.flatMap(({ id }) => catalogue.countiesOf(id).map(({ name }) => ({ id, name, form: fold(name) }))),
    ({ form }) => form,
  );
  return [...owners.values()].flatMap(([first, ...others]): [string, LexiconValue][] =>
    first && others.length === 0 ? [[first.name, { source: "city", id: first.id }]] : [],
  );
}

/** Letters from which the name of a district is no other word of a sentence, but for these. */
const LEAST_DISTRICT = 5;
const COMMON_WORDS = new Set(
  fold(
    "Bahçe Kapaklı Demirci Sütçüler Pazar Saray Susuz Güney Keskin Kaynarca Kemer Çubuk Havza Perşembe Hamur Kiraz Dikili Kovancılar Defne Fatih Ceyhan Bozkurt",
  ).split(" "),
);
const isCommonWord = (text: string): boolean => text.length < LEAST_DISTRICT || COMMON_WORDS.has(fold(text));

function provincesOf({ countries, citiesOf }: Catalogue) {
  const turkey = [...countries.values()].find(({ iso2 }) => iso2 === "TR");
  return turkey ? citiesOf(turkey.id) : [];
}
