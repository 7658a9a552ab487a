import { fold } from "../fold.ts";
import { wordForm } from "../lexicon/word-form.ts";
import { because } from "./reasons.ts";
import type { RowReader } from "./row-reader.ts";
import { townIn } from "./towns.ts";
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
  const isNamed = sources.country !== undefined && row.text(sources.country) !== "";
  const country = isNamed ? readCountry(sources.country!, row) : countryOfCity(sources.city, row);
  if (!isNamed && !country) return { country: null, place: null };
  const region = sources.region && readRegion(sources.region, row);
  if (!country) return { country: null, place: null };
  const town = sources.city ? readTown(sources.city, country, row, sources.region?.names) : null;
  if (town) return { country, place: { country, region, ...town } };
  const named = region ? sources.region?.names[region] : undefined;
  return { country, place: named ? { country, region, en: named[0], tr: named[1] } : null };
}

/** The country that a cell of cities names itself: "Berlin, Germany", or a province of Türkiye. A remark says so. */
function countryOfCity(city: FieldSource | undefined, row: RowReader): string | null {
  const text = city ? collapse(row.text(city)) : "";
  if (!city || text === "") return null;
  const parts = text.split(/[,;/|()]|\s[-–—]\s/u).map((part) => part.trim());
  const last = parts.length > 1 ? row.codes.countries.get(wordForm(parts.at(-1)!)) : undefined;
  const isProvince = [...row.codes.provinces.values()].some(({ tr, en }) =>
    parts.some((part) => [tr, en].some((name) => wordForm(name) === wordForm(part))),
  );
  const country = last ?? (isProvince ? "TR" : undefined);
  if (country === undefined) return row.leaveOut(city, because("cityWithoutCountry"));
  row.leaveOut(city, because("countryOfCity", { country }));
  return country;
}

/** ISO 3166 code of two letters. */
export function readCountry(source: FieldSource, row: RowReader): string | null {
  const text = row.text(source);
  if (text === "") return null;
  return row.codes.countries.get(wordForm(text)) ?? row.leaveOut(source, because("unknownCountry"));
}

function readRegion(source: FieldSource & { names: Regions }, row: RowReader): string | null {
  const text = row.text(source);
  if (text === "") return null;
  return Object.hasOwn(source.names, text) ? text : row.leaveOut(source, because("unknownRegion"));
}

/** The names of a town: in Türkiye those of its province, where the list is closed; elsewhere as the cell has it. */
export function readTown(
  source: FieldSource,
  country: string,
  row: RowReader,
  regions: Regions = {},
): { en: string; tr: string } | null {
  if (country === "TR") return readProvince(source, row);
  const city = readCity(source, country, row, regions);
  return city === null ? null : { en: city, tr: city };
}

/** A province by any of its names or one of its counties. */
function readProvince(source: FieldSource, row: RowReader): { en: string; tr: string } | null {
  const text = collapse(row.text(source));
  if (text === "") return null;
  const { turkishPlaces, provinces } = row.codes;
  const read = turkishPlaces(text);
  if (read === undefined) return row.leaveOut(source, because("notTurkishCity"));
  if ("place" in read) return provinces.get(read.place.province)!;
  const names = read.several.map((slug) => provinces.get(slug)!.tr).join(", ");
  return row.leaveOut(source, because("severalProvinces", { names }));
}

function readCity(source: FieldSource, country: string, row: RowReader, regions: Regions): string | null {
  const text = collapse(row.text(source).replace(/[,;\s]+$/u, ""));
  if (text === "") return null;
  const town = Object.hasOwn(regions, text) ? undefined : townIn(country, text, row.codes);
  return town ?? row.leaveOut(source, because("notCity"));
}

/** The id of a county of a city. */
export function readCounty(source: FieldSource, place: Place | null, row: RowReader): string | null {
  const text = collapse(row.text(source));
  if (text === "") return null;
  if (!place) return row.leaveOut(source, because("countyWithoutCity"));
  const id = row.codes.counties.get([place.country, fold(place.en), fold(text)].join("/"));
  return id ?? row.leaveOut(source, because("unknownCounty", { city: place.en }));
}
