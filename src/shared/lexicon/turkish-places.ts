import { PROVINCE_ALIASES } from "./aliases/provinces.ts";
import { wordForm } from "./word-form.ts";

interface Province {
  slug: string;
  name: { en: string; tr: string };
}

/** What a word says of a place in Türkiye: its province; the county where it names one; several provinces where a county is in each. */
export interface TurkishPlace {
  province: string;
  county?: string | undefined;
}

export type TurkishPlaces = (text: string) => { place: TurkishPlace } | { several: readonly string[] } | undefined;

/** Words around a place that say nothing: kinds of places, and the country. */
const EMPTY_WORDS = new Set([
  "merkez",
  "il",
  "ili",
  "ilce",
  "ilcesi",
  "sehri",
  "turkiye",
  "turkey",
  "tr",
  "province",
  "city",
  "district",
]);

const withoutEmptyWords = (form: string) =>
  form
    .split(" ")
    .filter((word) => !EMPTY_WORDS.has(word))
    .join(" ");

/**
 * Reads a place of Türkiye: a province by each of its usual names, a county by its own where one province alone has it, both
 * together in any order ("Maslak / İstanbul", "Ankara, Türkiye"). The list of provinces is closed: nothing else is a place there.
 */
export function turkishPlaces(
  provinces: readonly Province[],
  countiesOf: (slug: string) => readonly string[],
): TurkishPlaces {
  const provinceWords = new Map<string, string>();
  const countyWords = new Map<string, TurkishPlace[]>();
  for (const { slug, name } of provinces)
    for (const text of [name.en, name.tr, slug, ...(PROVINCE_ALIASES[slug] ?? [])])
      provinceWords.set(wordForm(text), slug);
  for (const { slug } of provinces)
    for (const county of countiesOf(slug)) {
      const form = wordForm(county);
      countyWords.set(form, [...(countyWords.get(form) ?? []), { province: slug, county }]);
    }

  /** Of one part of a text; with the province that another part names. */
  const countiesCalled = (form: string, province?: string) =>
    (countyWords.get(form) ?? []).filter((place) => province === undefined || place.province === province);

  return (text) => {
    const parts = text
      .split(/[/,;|()\u2013\u2014-]+/u)
      .map((part) => withoutEmptyWords(wordForm(part)))
      .filter((form) => form !== "");
    const named = new Set(
      parts.flatMap((form) => provinceWords.get(form) ?? provinceOfWords(form, provinceWords) ?? []),
    );
    if (named.size > 1) return { several: [...named] };
    const [province] = named;
    const counties = parts.flatMap((form) => countiesCalled(form, province));
    if (province !== undefined)
      return { place: { province, county: counties.length === 1 ? counties[0]!.county : undefined } };
    if (counties.length === 1) return { place: counties[0]! };
    return counties.length > 1 ? { several: counties.map((place) => place.province) } : undefined;
  };
}

/** A province among several words: "Çankaya Ankara", "İstanbul Avrupa Yakası". */
function provinceOfWords(form: string, provinceWords: ReadonlyMap<string, string>): string | undefined {
  const words = form.split(" ");
  if (words.length === 1) return undefined;
  const [first, ...others] = new Set(words.flatMap((word) => provinceWords.get(word) ?? []));
  return others.length === 0 ? first : undefined;
}
