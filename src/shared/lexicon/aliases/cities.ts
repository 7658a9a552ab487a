/** What people call large towns abroad besides the names here, by country and English name: those of the place itself, old and short ones. */
const CITY_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { Vienna: "Wien" },
  BE: { Antwerp: "Antwerpen, Anvers", Brussels: "Bruxelles, Brussel" },
  BR: { "São Paulo": "Sao Paolo, San Paulo" },
  CA: { Montréal: "Montreal", Québec: "Quebec, Quebec City, Ville de Québec" },
  CH: { Basel: "Bâle", Geneva: "Genève, Genf", Zurich: "Zuerich" },
  CN: { Beijing: "Peking", Guangzhou: "Canton" },
  CZ: { Prague: "Praha, Prag" },
  DE: {
    Cologne: "Köln, Koeln",
    Frankfurt: "Frankfurt am Main, Frankfurt/Main",
    Hanover: "Hannover",
    Munich: "München, Muenchen",
    Nuremberg: "Nürnberg",
  },
  DK: { Copenhagen: "København, Kobenhavn" },
  DZ: { Algiers: "Alger" },
  EG: { Cairo: "Le Caire, Al Qahirah" },
  ES: { Seville: "Sevilla" },
  GR: { Athens: "Athina", Thessaloniki: "Selanik, Salonica" },
  IL: { "Tel Aviv": "Tel Aviv-Yafo, Tel Aviv Yafo, Tel-Aviv", Jerusalem: "Yerushalayim" },
  IN: {
    Bengaluru: "Bangalore",
    Chennai: "Madras",
    Gurgaon: "Gurugram",
    Kolkata: "Calcutta",
    Mumbai: "Bombay",
  },
  IT: {
    Florence: "Firenze",
    Genoa: "Genova",
    Milan: "Milano",
    Naples: "Napoli",
    Rome: "Roma",
    Turin: "Torino",
  },
  MA: { Marrakesh: "Marrakech" },
  MX: { "Mexico City": "Ciudad de México, CDMX, México DF" },
  NL: { "The Hague": "Den Haag, 's-Gravenhage, La Haye" },
  PL: { Krakow: "Cracow, Cracovie", Warsaw: "Warszawa, Varsovie" },
  PT: { Lisbon: "Lisboa, Lisbonne" },
  RO: { Bucharest: "București, Bucarest" },
  RS: { Belgrade: "Beograd" },
  RU: {
    Moscow: "Moskva, Moscou",
    "Saint Petersburg": "St. Petersburg, St Petersburg, Sankt-Peterburg, Saint-Pétersbourg",
  },
  SE: { Gothenburg: "Göteborg" },
  UA: { Kyiv: "Kiev" },
  US: {
    "Los Angeles": "LA, L.A.",
    "New York": "New York City, NYC, Manhattan",
    "San Francisco": "SF, San Fransisco",
    Washington: "Washington DC, Washington D.C.",
  },
  VN: { "Ho Chi Minh City": "Saigon, HCMC" },
};

/** Other names of the town of a country that has this English name. */
export const cityAliases = (country: string, name: string): readonly string[] =>
  CITY_ALIASES[country]?.[name]?.split(", ") ?? [];

/** Every town with aliases. */
export const ALIASED_CITIES: readonly (readonly [country: string, name: string])[] = Object.entries(
  CITY_ALIASES,
).flatMap(([country, towns]) => Object.keys(towns).map((name) => [country, name] as const));
