import { fixedId } from "#shared/type-id.ts";

/** Places of startups: country, key of the city, weight. */
const CITIES = [
  ["TR", "istanbul", 218],
  ["TR", "ankara", 84],
  ["TR", "izmir", 62],
  ["TR", "bursa", 24],
  ["TR", "kocaeli", 23],
  ["TR", "konya", 16],
  ["TR", "eskisehir", 16],
  ["TR", "antalya", 20],
  ["TR", "gaziantep", 13],
  ["TR", "kayseri", 10],
  ["TR", "trabzon", 9],
  ["TR", "mersin", 8],
  ["TR", "adana", 8],
  ["TR", "denizli", 7],
  ["TR", "samsun", 6],
  ["TR", "mugla", 6],
  ["TR", "sakarya", 5],
  ["TR", "manisa", 4],
  ["TR", "canakkale", 4],
  ["TR", "diyarbakir", 4],
  ["TR", "erzurum", 3],
  ["TR", "malatya", 3],
  ["TR", "van", 2],
  ["TR", "igdir", 1],
  ["TR", "rize", 1],
  ["TR", "ordu", 1],
  ["DE", "berlin", 7],
  ["GB", "london", 9],
  ["NL", "amsterdam", 5],
  ["AE", "dubai", 5],
  ["US", "new-york", 4],
  ["US", "san-francisco", 4],
  ["EE", "tallinn", 3],
  ["DE", "munich", 2],
  ["AZ", "baku", 2],
  ["AT", "vienna", 1],
  ["SG", "singapore", 1],
] as const;

/** Districts where the companies of a city mostly sit. */
const COUNTIES: Record<string, readonly string[]> = {
  istanbul: ["sariyer", "besiktas", "sisli", "kadikoy", "umraniye", "esenler", "uskudar", "pendik", "maltepe"],
  ankara: ["cankaya", "golbasi", "yenimahalle"],
  izmir: ["urla", "bornova", "konak", "bayrakli"],
  bursa: ["nilufer", "osmangazi"],
  kocaeli: ["gebze", "izmit"],
  konya: ["selcuklu"],
  eskisehir: ["tepebasi", "odunpazari"],
  antalya: ["muratpasa", "konyaalti"],
  gaziantep: ["sahinbey", "sehitkamil"],
};

export interface Place {
  country: string;
  city: string;
}

export const PLACES = CITIES.map(([country, city, weight]) => [{ country, city } as Place, weight] as const);
export const placeOf = (city: string): Place => {
  const entry = PLACES.find(([place]) => place.city === city);
  if (!entry) throw new Error(`The demo knows no city ${city}.`);
  return entry[0];
};
export const countiesOf = ({ city }: Place): readonly string[] => COUNTIES[city] ?? [];

export const placeIds = ({ country, city }: Place) => ({
  countryId: fixedId(`country/${country}`),
  cityId: fixedId(`city/${country}/${city}`),
});
export const countyId = ({ country, city }: Place, county: string): string =>
  fixedId(`county/${country}/${city}/${county}`);
