import { COUNTRY_ALIASES } from "./aliases/countries.ts";
import { wordForm } from "./word-form.ts";

interface NamedCountry {
  iso2: string;
  iso3: string;
  name: { en: string; tr: string };
}

/** Languages in which lists name countries, besides those spoken in the country itself. */
const LIST_LANGUAGES = ["en", "tr", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ru", "az"];

const displayNames = new Map<string, Intl.DisplayNames>();

function namesOf(language: string, style: "long" | "short"): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const names = displayNames.get(key) ?? new Intl.DisplayNames([language], { type: "region", style, fallback: "none" });
  displayNames.set(key, names);
  return names;
}

/** The names that Unicode CLDR has for a country: in the languages above and those spoken there, long and short. */
function namesInLanguages(iso2: string): string[] {
  const spoken = new Intl.Locale("und", { region: iso2 }).maximize().language;
  const short = ["en", "tr"].map((language) => namesOf(language, "short").of(iso2));
  const long = [...LIST_LANGUAGES, spoken].map((language) => namesOf(language, "long").of(iso2));
  return [...short, ...long].filter((name) => name !== undefined);
}

/**
 * Every usual way to write a country → its ISO 3166 code of two letters. The catalogue's own names and codes come first, then
 * the aliases, then CLDR; a word that CLDR has for two countries means neither.
 */
export function countryWords(countries: readonly NamedCountry[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const add = (text: string, iso2: string) => {
    const form = wordForm(text);
    if (form !== "" && !words.has(form)) words.set(form, iso2);
  };
  for (const { iso2, name } of countries) for (const text of [name.en, name.tr]) add(text, iso2);
  for (const { iso2, iso3 } of countries) for (const text of [iso2, iso3]) add(text, iso2);
  for (const { iso2 } of countries) for (const text of COUNTRY_ALIASES[iso2] ?? []) add(text, iso2);
  const byForeignName = Map.groupBy(
    countries.flatMap(({ iso2 }) => namesInLanguages(iso2).map((name) => ({ iso2, form: wordForm(name) }))),
    ({ form }) => form,
  );
  for (const [form, named] of byForeignName) {
    const [first, ...others] = new Set(named.map(({ iso2 }) => iso2));
    if (first !== undefined && others.length === 0) add(form, first);
  }
  return words;
}
