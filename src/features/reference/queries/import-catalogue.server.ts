import type { Db } from "#db/open.server.ts";
import { fold } from "#shared/fold.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { lexiconOf } from "../parts/lexicon.server.ts";
import { catalogue } from "../queries.server.ts";

/** The catalogue by what imported files call its rows. Takes the database, as `catalogue` does: call it before a transaction. */
export async function importCatalogue(db: Db): Promise<ImportCatalogue> {
  const names = await catalogue(db);
  const { types, countries, cities, counties, currencies, rates, citiesOf } = names;
  const lexicon = lexiconOf(names);
  const countryIds = new Map([...countries.values()].map(({ iso2, id }) => [iso2, id]));
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
    cityId: (country, name) =>
      citiesOf(countryIds.get(country) ?? "").find(
        (city) => fold(city.name.en) === fold(name) || fold(city.name.tr) === fold(name),
      )?.id,
    keys: new Map([
      ...[...types.values()].map(({ id, key }) => [id, key] as const),
      ...[...countries.values()].map(({ id, iso2 }) => [id, iso2] as const),
      ...[...counties.values()].map(({ id, name }) => [id, name] as const),
    ]),
    rates: new Map([...currencies.values()].map(({ code, id }) => [code, rates.get(id) ?? []])),
  };
}
