import type { Db } from "#db/open.server.ts";
import { fold } from "#shared/fold.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { lexiconOf } from "../parts/lexicon.server.ts";
import { catalogue } from "../queries.server.ts";
import type { City } from "./load-catalogue.server.ts";

const townNames = (towns: readonly City[]): Map<string, string> =>
  new Map(towns.toReversed().flatMap(({ id, name }) => [name.en, name.tr].map((text) => [fold(text), id] as const)));

/** The catalogue by what imported files call its rows. Takes the database, as `catalogue` does: call it before a transaction. */
export async function importCatalogue(db: Db): Promise<ImportCatalogue> {
  const names = await catalogue(db);
  const { types, countries, cities, counties, currencies, rates, citiesOf } = names;
  const lexicon = lexiconOf(names);
  const countryIds = new Map([...countries.values()].map(({ iso2, id }) => [iso2, id]));
  const towns = new Map<string, ReadonlyMap<string, string>>();
  /** By folded name in either language; of several of a name the largest. */
  const townsOf = (country: string): ReadonlyMap<string, string> => {
    const made = towns.get(country) ?? townNames(citiesOf(countryIds.get(country) ?? ""));
    towns.set(country, made);
    return made;
  };
  const cityId = (country: string, name: string) => townsOf(country).get(fold(name));
  return {
    ...lexicon,
    currencies: new Map([...currencies.values()].map(({ code, id }) => [code, id])),
    counties: new Map(
      [...counties.values()].flatMap(({ id, name, cityId }) => {
        const city = cities.get(cityId)!;
        const { iso2 } = countries.get(city.countryId)!;
        return [city.name.en, city.name.tr].map((town) => [[iso2, fold(town), fold(name)].join("/"), id] as const);
      }),
    ),
    countryIds,
    typeIds: new Map([...types.values()].map(({ kind, key, id }) => [`${kind}/${key}`, id])),
    cityId,
    knowsTown: (country, name) => cityId(country, name) !== undefined,
    keys: new Map([
      ...[...types.values()].map(({ id, key }) => [id, key] as const),
      ...[...countries.values()].map(({ id, iso2 }) => [id, iso2] as const),
      ...[...counties.values()].map(({ id, name }) => [id, name] as const),
    ]),
    rates: new Map([...currencies.values()].map(({ code, id }) => [code, rates.get(id) ?? []])),
  };
}
