import type { Db } from "#db/open.server.ts";
import { country, currency, currencyRate, type } from "#db/tables/reference.server.ts";
import { fold } from "#shared/fold.ts";
import type { Profile, ProfileFile } from "../contract.ts";
import { ImportError } from "../parts/failure.server.ts";
import type { Codes } from "../rules.ts";

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

/** Lists that the choices of a profile name values of. */
const KINDS: Record<string, string> = {
  sector: "sector",
  stage: "stage",
  employeeCount: "employeeCount",
  operatingStatus: "operatingStatus",
  legalForm: "legalForm",
  tour: "investmentTour",
  type: "investmentType",
};

export const kindOf = (field: string): string => KINDS[field] ?? field;

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const countries = await db.select().from(country);
  const currencies = await db.select().from(currency);
  const types = await db.select({ id: type.id, kind: type.kind, key: type.key }).from(type);
  const rates = await db.select().from(currencyRate);
  const ratesOf = (id: string) =>
    rates.filter((rate) => rate.currencyId === id).sort((one, other) => (one.day < other.day ? 1 : -1));
  return {
    countries: new Map(
      countries.flatMap(({ iso2, iso3, nameEn, nameTr }) =>
        [iso2, iso3, fold(nameEn), fold(nameTr)].map((name) => [name, iso2] as const),
      ),
    ),
    currencies: new Set(currencies.map(({ code }) => code)),
    countryIds: new Map(countries.map(({ iso2, id }) => [iso2, id])),
    currencyIds: new Map(currencies.map(({ code, id }) => [code, id])),
    typeIds: new Map(types.map(({ kind, key, id }) => [`${kind}/${key}`, id])),
    keys: new Map([
      ...types.map(({ id, key }) => [id, key] as const),
      ...countries.map(({ id, iso2 }) => [id, iso2] as const),
    ]),
    rates: new Map(currencies.map(({ code, id }) => [code, ratesOf(id)])),
  };
}

/** Throws an ImportError naming the first choice of the profile that the catalogue does not have. */
export function checkChoices(profile: Profile, where: string, { typeIds, currencies }: Catalogue): void {
  const demand = (at: string, kind: string, key: string) => {
    if (!typeIds.has(`${kind}/${key}`))
      throw new ImportError(`${where}: ${at} names "${key}", which list ${kind} lacks.`);
  };
  profile.files.forEach((file, index) => {
    for (const [field, values] of choicesOf(file))
      for (const [word, value] of Object.entries(values)) {
        const at = `files.${index}.fields.${field}.values.${word}`;
        const [key, subSector] = typeof value === "string" ? [value, undefined] : value;
        demand(at, kindOf(field), key);
        if (subSector) demand(at, "subSector", subSector);
      }
    if (file.kind !== "funding" || !file.fields.currency || !("value" in file.fields.currency)) return;
    if (!currencies.has(file.fields.currency.value))
      throw new ImportError(
        `${where}: files.${index}.fields.currency names "${file.fields.currency.value}", which is no currency here.`,
      );
  });
}

function choicesOf(file: ProfileFile): [string, Record<string, string | [string, string]>][] {
  return Object.entries(file.fields).flatMap(([field, entry]) =>
    entry && "values" in entry ? [[field, entry.values] as [string, Record<string, string | [string, string]>]] : [],
  );
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
