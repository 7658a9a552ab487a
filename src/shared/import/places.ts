import { fold } from "../fold.ts";
import { because } from "./reasons.ts";
import type { RowReader } from "./row-reader.ts";
import { collapse, type FieldSource } from "./values.ts";

export interface Place {
  /** ISO 3166, two letters. */
  country: string;
  /** State or province; null: the source knows regions, but not this one; undefined: it knows none. */
  region?: string | null;
  en: string;
  tr: string;
}

/** Codes of provinces or states, and their names, English and Turkish. */
type Regions = Record<string, [string, string]>;
export interface PlaceSources {
  country?: FieldSource | undefined;
  region?: (FieldSource & { names: Regions }) | undefined;
  city?: FieldSource | undefined;
}

export function readPlace(sources: PlaceSources, row: RowReader): { country: string | null; place: Place | null } {
  if (!sources.country || row.text(sources.country) === "") {
    if (sources.city && row.text(sources.city) !== "") row.leaveOut(sources.city, because("cityWithoutCountry"));
    return { country: null, place: null };
  }
  const country = readCountry(sources.country, row);
  const region = sources.region && readRegion(sources.region, row);
  const city = sources.city ? readCity(sources.city, row, sources.region?.names) : null;
  if (!country) return { country: null, place: null };
  if (city) return { country, place: { country, region, en: city, tr: city } };
  const named = region ? sources.region?.names[region] : undefined;
  return { country, place: named ? { country, region, en: named[0], tr: named[1] } : null };
}

/** ISO 3166 code of two letters. */
export function readCountry(source: FieldSource, row: RowReader): string | null {
  const text = row.text(source);
  if (text === "") return null;
  const { countries } = row.codes;
  const code = countries.get(text.toUpperCase()) ?? countries.get(fold(text.toUpperCase()));
  return code ?? row.leaveOut(source, because("unknownCountry"));
}

function readRegion(source: FieldSource & { names: Regions }, row: RowReader): string | null {
  const text = row.text(source);
  if (text === "") return null;
  return Object.hasOwn(source.names, text) ? text : row.leaveOut(source, because("unknownRegion"));
}

/** A city's name has at least three letters, starts with one and has no digits. Other texts are addresses, codes or mistakes. */
export function readCity(source: FieldSource, row: RowReader, regions: Regions = {}): string | null {
  const text = collapse(row.text(source).replace(/[,;\s]+$/u, ""));
  if (text === "") return null;
  const isPlausible = /^\p{L}[^\d#()<>@]{2,99}$/u.test(text) && !Object.hasOwn(regions, text);
  return isPlausible ? text : row.leaveOut(source, because("notCity"));
}

/** The id of a county of a city. */
export function readCounty(source: FieldSource, place: Place | null, row: RowReader): string | null {
  const text = collapse(row.text(source));
  if (text === "") return null;
  if (!place) return row.leaveOut(source, because("countyWithoutCity"));
  const id = row.codes.counties.get([place.country, fold(place.en), fold(text)].join("/"));
  return id ?? row.leaveOut(source, because("unknownCounty", { city: place.en }));
}
