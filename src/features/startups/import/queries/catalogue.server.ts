import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { city, country, county, currency, currencyRate, type } from "#db/tables/reference.server.ts";
import { StartError } from "#server/settings.server.ts";
import { fold } from "#shared/fold.ts";
import type { Codes } from "#shared/import/row-reader.ts";
import type { Profile, ProfileFile } from "../contract.ts";
import { CHOICE_FIELDS, CHOICES_FIELDS } from "../rules.ts";

/** Reference rows by what the files call them. */
export interface Catalogue extends Codes {
  countryIds: ReadonlyMap<string, string>;
  currencyIds: ReadonlyMap<string, string>;
  /** Id of "kind/key". */
  typeIds: ReadonlyMap<string, string>;
  /** Key of a type and code of a country by id, for people. */
  keys: ReadonlyMap<string, string>;
  /** Of each currency, newest first. */
  rates: ReadonlyMap<string, readonly { day: string; usdPerUnit: number }[]>;
}

/** Fields of a profile that name values of a catalogue list → the list. */
const KINDS: Record<string, string> = {
  ...CHOICE_FIELDS,
  ...CHOICES_FIELDS,
  sector: "sector",
  subSectors: "subSector",
  governmentSupports: "governmentSupport",
  tour: "investmentTour",
};

/** `type` is one of two lists. */
const kindOf = (file: ProfileFile, field: string): string | undefined =>
  field === "type" ? (file.kind === "organization" ? "organizerType" : "investmentType") : KINDS[field];

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const countries = await db.select().from(country);
  const currencies = await db.select().from(currency);
  const { id, kind, key, nameEn, nameTr, mergedInto } = type;
  const types = await db.select({ id, kind, key, nameEn, nameTr, mergedInto }).from(type);
  const keysById = new Map(types.map((one) => [one.id, one.key]));
  const rates = await db.select().from(currencyRate);
  const counties = await db
    .select({ id: county.id, name: county.name, cityEn: city.nameEn, cityTr: city.nameTr, iso2: country.iso2 })
    .from(county)
    .innerJoin(city, eq(city.id, county.cityId))
    .innerJoin(country, eq(country.id, city.countryId));
  const ratesOf = (id: string) =>
    rates.filter((rate) => rate.currencyId === id).sort((one, other) => (one.day < other.day ? 1 : -1));
  return {
    countries: new Map(
      countries.flatMap(({ iso2, iso3, nameEn, nameTr }) =>
        [iso2, iso3, fold(nameEn), fold(nameTr)].map((name) => [name, iso2] as const),
      ),
    ),
    currencies: new Set(currencies.map(({ code }) => code)),
    types: new Map(
      types.flatMap(({ kind, key, nameEn, nameTr, mergedInto }) =>
        [fold(nameEn), fold(nameTr), key].map(
          (word) => [`${kind}/${word}`, (mergedInto && keysById.get(mergedInto)) || key] as const,
        ),
      ),
    ),
    counties: new Map(
      counties.flatMap(({ id, name, cityEn, cityTr, iso2 }) =>
        [cityEn, cityTr].map((of) => [[iso2, fold(of), fold(name)].join("/"), id] as const),
      ),
    ),
    countryIds: new Map(countries.map(({ iso2, id }) => [iso2, id])),
    currencyIds: new Map(currencies.map(({ code, id }) => [code, id])),
    typeIds: new Map(types.map(({ kind, key, id }) => [`${kind}/${key}`, id])),
    keys: new Map([
      ...types.map(({ id, key }) => [id, key] as const),
      ...countries.map(({ id, iso2 }) => [id, iso2] as const),
      ...counties.map(({ id, name }) => [id, name] as const),
    ]),
    rates: new Map(currencies.map(({ code, id }) => [code, ratesOf(id)])),
  };
}

/** Throws a StartError naming the first choice of the profile that the catalogue does not have. */
export function checkChoices(profile: Profile, where: string, catalogue: Catalogue): void {
  profile.files.forEach((file, index) => {
    for (const [field, entry] of Object.entries(file.fields)) {
      const at = `files.${index}.fields.${field}`;
      const kind = kindOf(file, field);
      if (kind) checkChoice(entry as ChoiceEntry, kind, `${where}: ${at}`, catalogue);
      const currency = /currency$/i.test(field) ? entry?.value : undefined;
      if (currency !== undefined && !catalogue.currencies.has(currency))
        throw new StartError(`${where}: ${at} names "${currency}", which is no currency here.`);
    }
  });
}

interface ChoiceEntry {
  value?: string;
  values?: Record<string, string | [string, string]>;
  bands?: object;
}

function checkChoice({ value, values, bands }: ChoiceEntry, kind: string, at: string, { types, typeIds }: Catalogue) {
  const demand = (where: string, list: string, key: string) => {
    if (!typeIds.has(`${list}/${key}`)) throw new StartError(`${where} names "${key}", which list ${list} lacks.`);
  };
  for (const [word, entry] of Object.entries(values ?? {})) {
    const [key, subSector] = typeof entry === "string" ? [entry, undefined] : entry;
    demand(`${at}.values.${word}`, kind, key);
    if (subSector) demand(`${at}.values.${word}`, "subSector", subSector);
  }
  for (const key of Object.keys(bands ?? {})) demand(`${at}.bands`, kind, key);
  if (value !== undefined && !values && !bands && !types.has(`${kind}/${value}`)) demand(`${at}.value`, kind, value);
}

/**
 * Dollars for one unit on a day: the newest rate on or before it, before all rates the oldest, as everywhere in the product;
 * without a day the newest. Undefined: the currency has no rate at all.
 */
export function usdRate({ rates }: Catalogue, code: string, day: string | null) {
  if (code === "USD") return { day, usdPerUnit: 1 };
  const list = rates.get(code) ?? [];
  return day === null ? list[0] : (list.find((rate) => rate.day <= day) ?? list.at(-1));
}
