import type { Db } from "#db/open.server.ts";
import { fold } from "#shared/fold.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { cityAliases } from "#shared/lexicon/aliases/cities.ts";
import { lexiconOf } from "../parts/lexicon.server.ts";
import { catalogue } from "../queries.server.ts";
import type { City } from "./load-catalogue.server.ts";

/** Names of towns win over other words for towns, large ones over small ones. */
function townNames(country: string, towns: readonly City[]): Map<string, string> {
  const smallFirst = towns.toReversed();
  const named = (namesOf: (town: City) => readonly string[]) =>
    smallFirst.flatMap((town) => namesOf(town).map((text) => [fold(text), town.id] as const));
  return new Map([...named(({ name }) => cityAliases(country, name.en)), ...named(({ name }) => [name.en, name.tr])]);
}

/** The catalogue by what imported files call its rows. Takes the database, as `catalogue` does: call it before a transaction. */
export async function importCatalogue(db: Db): Promise<ImportCatalogue> {
  const names = await catalogue(db);
  const { types, countries, cities, counties, currencies, rates, citiesOf } = names;
  const lexicon = lexiconOf(names);
  const countryIds = new Map([...countries.values()].map(({ iso2, id }) => [iso2, id]));
  const towns = new Map<string, ReadonlyMap<string, string>>();
  /** By folded name in either language; of several of a name the largest. */
  const townsOf = (country: string): ReadonlyMap<string, string> => {
    const made = towns.get(country) ?? townNames(country, citiesOf(countryIds.get(country) ?? ""));
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
    townCalled: (country, text) => {
      const name = cities.get(cityId(country, text) ?? "")?.name;
      return name && ([name.en, name.tr].some((own) => fold(own) === fold(text)) ? text : name.en);
    },
    keys: new Map([
      ...[...types.values()].map(({ id, key }) => [id, key] as const),
      ...[...countries.values()].map(({ id, iso2 }) => [id, iso2] as const),
      ...[...counties.values()].map(({ id, name }) => [id, name] as const),
    ]),
    rates: new Map([...currencies.values()].map(({ code, id }) => [code, rates.get(id) ?? []])),
  };
}
