/** What words of files mean here. */
export interface Codes {
  /** ISO 3166 code of two or three letters, or folded name in either language → code of two. */
  countries: ReadonlyMap<string, string>;
  /** ISO 4217 code → id. */
  currencies: ReadonlyMap<string, string>;
  /** "kind/word" → key of the type: by its key, and by its folded name in either language. */
  types: ReadonlyMap<string, string>;
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
