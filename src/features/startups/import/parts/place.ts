import { fold } from "#shared/fold.ts";
import { because } from "#shared/import/reasons.ts";
import type { Reader } from "#shared/import/row-reader.ts";
import type { Steps } from "#shared/import/steps.ts";
import type { PlaceFields } from "../contract.ts";
import { collapse, readCode } from "./fields.ts";

export interface Place {
  /** ISO 3166, two letters. */
  country: string;
  /** State or province; null: the source knows regions, but not this one; undefined: it knows none. */
  region?: string | null;
  en: string;
  tr: string;
}

export function readPlace(fields: PlaceFields, reader: Reader): { country: string | null; place: Place | null } {
  if (!fields.country || reader.text(fields.country) === "") {
    if (fields.city && reader.text(fields.city) !== "") reader.leaveOut(fields.city, because("cityWithoutCountry"));
    return { country: null, place: null };
  }
  const { countries } = reader.codes;
  const find = (code: string) => countries.get(code) ?? countries.get(fold(code));
  const country = readCode(fields.country, find, because("unknownCountry"), reader);
  const region = fields.region && readRegion(fields.region, reader);
  const city = fields.city ? readCity(fields.city, fields.region?.names ?? {}, reader) : null;
  if (!country) return { country: null, place: null };
  if (city) return { country, place: { country, region, en: city, tr: city } };
  const named = region ? fields.region?.names[region] : undefined;
  return { country, place: named ? { country, region, en: named[0], tr: named[1] } : null };
}

function readRegion(field: NonNullable<PlaceFields["region"]>, reader: Reader): string | null {
  const text = reader.text(field);
  if (text === "") return null;
  return Object.hasOwn(field.names, text) ? text : reader.leaveOut(field, because("unknownRegion"));
}

/** A city's name has at least three letters, starts with one and has no digits. Other texts are addresses, codes or mistakes. */
function readCity(field: Steps, regions: object, reader: Reader): string | null {
  const text = collapse(reader.text(field).replace(/[,;\s]+$/u, ""));
  if (text === "") return null;
  const plausible = /^\p{L}[^\d#()<>@]{2,99}$/u.test(text) && !Object.hasOwn(regions, text);
  return plausible ? text : reader.leaveOut(field, because("notCity"));
}

/** The id of a county of the place's city. */
export function readCounty(field: Steps, place: Place | null, reader: Reader): string | null {
  const text = collapse(reader.text(field));
  if (text === "") return null;
  if (!place) return reader.leaveOut(field, because("countyWithoutCity"));
  const id = reader.codes.counties.get([place.country, fold(place.en), fold(text)].join("/"));
  return id ?? reader.leaveOut(field, because("unknownCounty", { city: place.en }));
}
