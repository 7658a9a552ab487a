import type { TurkishPlaces } from "../lexicon/turkish-places.ts";
import type { Localized } from "../locale.ts";

/** What words of files mean here. */
export interface Codes {
  /** Every usual way to write a country, in word form → its ISO 3166 code of two letters. */
  countries: ReadonlyMap<string, string>;
  /** ISO 4217 code → id. */
  currencies: ReadonlyMap<string, string>;
  /** Every usual way to write a currency, see `currencyForm` → its ISO 4217 code. */
  currencyWords: ReadonlyMap<string, string>;
  /** Keys of the values of a list that a text names: by key, name, alias, also with endings. Several: it is doubtful. */
  typesCalled(list: string, text: string): readonly string[];
  /** Key of a sub-sector → key of its sector. */
  sectorOf: ReadonlyMap<string, string>;
  /** Reads a place in Türkiye, where the list of towns is closed. */
  turkishPlaces: TurkishPlaces;
  /** What a town of a country, ISO 3166, is called here: by one of its names that name, by another word its English one. */
  townCalled(country: string, name: string): string | undefined;
  /** Names of provinces by slug. */
  provinces: ReadonlyMap<string, Localized>;
  /** "TR/folded name of the city/folded name of the county" → id. */
  counties: ReadonlyMap<string, string>;
}

/** Rows of the catalogue by what files call them. */
export interface ImportCatalogue extends Codes {
  countryIds: ReadonlyMap<string, string>;
  /** Id of "kind/key". */
  typeIds: ReadonlyMap<string, string>;
  /** The city of a country, by ISO 3166 code of two letters and its name in either language: its id. */
  cityId(country: string, name: string): string | undefined;
  /** Key of a type and code of a country by id, for people. */
  keys: ReadonlyMap<string, string>;
  /** By code of the currency, the newest day first. */
  rates: ReadonlyMap<string, readonly { day: string; usdPerUnit: number }[]>;
}
