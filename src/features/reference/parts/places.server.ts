import { slugOf } from "#shared/fold.ts";
import { fixedId } from "#shared/type-id.ts";

/** Files of scripts/make-reference.ts. They are imported when data is written, so that a server does not keep them in memory. */
async function load<Tuple>(name: "countries" | "cities" | "counties" | "universities" | "languages"): Promise<Tuple[]> {
  const files = {
    countries: () => import("../data/countries.json", { with: { type: "json" } }),
    cities: () => import("../data/cities.json", { with: { type: "json" } }),
    counties: () => import("../data/counties.json", { with: { type: "json" } }),
    universities: () => import("../data/universities.json", { with: { type: "json" } }),
    languages: () => import("../data/languages.json", { with: { type: "json" } }),
  };
  return (await files[name]()).default as Tuple[];
}

/** The content of all files, to see whether any has changed. */
export const shippedFiles = () =>
  Promise.all([load("countries"), load("cities"), load("counties"), load("universities"), load("languages")]);

type CountryTuple = [string, string, string, string, string, string | null, number | null];
/** `tr` 0: as in English. `key` 0: the slug. */
type CityTuple = [
  country: string,
  en: string,
  tr: string | 0,
  key: string | 0,
  slug: string,
  region: string | null,
  population: number,
  latitude: number,
  longitude: number,
];
type UniversityTuple = string | [en: string, tr: string | 0, short?: string];

export async function shippedCountries() {
  return (await load<CountryTuple>("countries")).map(([iso2, iso3, isoNumeric, en, tr, dial, rank]) => ({
    id: fixedId(`country/${iso2}`),
    iso2,
    iso3,
    iso_numeric: isoNumeric,
    name_en: en,
    name_tr: tr,
    slug_en: slugOf(en),
    slug_tr: slugOf(tr),
    dial_code: dial,
    top_rank: rank,
  }));
}

export async function shippedCities() {
  return (await load<CityTuple>("cities")).map(
    ([country, en, tr, key, slug, region, population, latitude, longitude]) => ({
      id: fixedId(`city/${country}/${key || slug}`),
      country_id: fixedId(`country/${country}`),
      name_en: en,
      name_tr: tr || en,
      slug,
      region,
      population,
      latitude,
      longitude,
    }),
  );
}

export async function shippedCounties() {
  return (await load<[city: string, names: string[]]>("counties")).flatMap(([city, names]) =>
    names.map((name) => ({
      id: fixedId(`county/TR/${city}/${slugOf(name)}`),
      city_id: fixedId(`city/TR/${city}`),
      name,
      slug: slugOf(name),
    })),
  );
}

export async function shippedUniversities() {
  return (await load<[country: string, universities: UniversityTuple[]]>("universities")).flatMap(
    ([country, universities]) =>
      universities.map((entry) => {
        const [en, tr = 0, short = null] = Array.isArray(entry) ? entry : [entry];
        return {
          id: fixedId(`university/${country}/${slugOf(en)}`),
          country_id: fixedId(`country/${country}`),
          name_en: en,
          name_tr: tr || null,
          short_names: short,
        };
      }),
  );
}

export async function shippedLanguages() {
  return (await load<[string, string, string]>("languages")).map(([code, en, tr]) => ({
    id: fixedId(`language/${code}`),
    code,
    name_en: en,
    name_tr: tr,
  }));
}
