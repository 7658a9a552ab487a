import type { Localized } from "#shared/locale.ts";
import type { City, Country } from "../queries/load-catalogue.server.ts";

const STATES = new Map<string, Localized>([
  ["AK", { en: "Alaska", tr: "Alaska" }],
  ["AL", { en: "Alabama", tr: "Alabama" }],
  ["AR", { en: "Arkansas", tr: "Arkansas" }],
  ["AZ", { en: "Arizona", tr: "Arizona" }],
  ["CA", { en: "California", tr: "Kaliforniya" }],
  ["CO", { en: "Colorado", tr: "Colorado" }],
  ["CT", { en: "Connecticut", tr: "Connecticut" }],
  ["DC", { en: "District of Columbia", tr: "Columbia Bölgesi" }],
  ["DE", { en: "Delaware", tr: "Delaware" }],
  ["FL", { en: "Florida", tr: "Florida" }],
  ["GA", { en: "Georgia", tr: "Georgia" }],
  ["HI", { en: "Hawaii", tr: "Hawaii" }],
  ["IA", { en: "Iowa", tr: "Iowa" }],
  ["ID", { en: "Idaho", tr: "Idaho" }],
  ["IL", { en: "Illinois", tr: "Illinois" }],
  ["IN", { en: "Indiana", tr: "Indiana" }],
  ["KS", { en: "Kansas", tr: "Kansas" }],
  ["KY", { en: "Kentucky", tr: "Kentucky" }],
  ["LA", { en: "Louisiana", tr: "Louisiana" }],
  ["MA", { en: "Massachusetts", tr: "Massachusetts" }],
  ["MD", { en: "Maryland", tr: "Maryland" }],
  ["ME", { en: "Maine", tr: "Maine" }],
  ["MI", { en: "Michigan", tr: "Michigan" }],
  ["MN", { en: "Minnesota", tr: "Minnesota" }],
  ["MO", { en: "Missouri", tr: "Missouri" }],
  ["MS", { en: "Mississippi", tr: "Mississippi" }],
  ["MT", { en: "Montana", tr: "Montana" }],
  ["NC", { en: "North Carolina", tr: "Kuzey Karolina" }],
  ["ND", { en: "North Dakota", tr: "Kuzey Dakota" }],
  ["NE", { en: "Nebraska", tr: "Nebraska" }],
  ["NH", { en: "New Hampshire", tr: "New Hampshire" }],
  ["NJ", { en: "New Jersey", tr: "New Jersey" }],
  ["NM", { en: "New Mexico", tr: "New Mexico" }],
  ["NV", { en: "Nevada", tr: "Nevada" }],
  ["NY", { en: "New York", tr: "New York" }],
  ["OH", { en: "Ohio", tr: "Ohio" }],
  ["OK", { en: "Oklahoma", tr: "Oklahoma" }],
  ["OR", { en: "Oregon", tr: "Oregon" }],
  ["PA", { en: "Pennsylvania", tr: "Pensilvanya" }],
  ["RI", { en: "Rhode Island", tr: "Rhode Island" }],
  ["SC", { en: "South Carolina", tr: "Güney Karolina" }],
  ["SD", { en: "South Dakota", tr: "Güney Dakota" }],
  ["TN", { en: "Tennessee", tr: "Tennessee" }],
  ["TX", { en: "Texas", tr: "Teksas" }],
  ["UT", { en: "Utah", tr: "Utah" }],
  ["VA", { en: "Virginia", tr: "Virginia" }],
  ["VT", { en: "Vermont", tr: "Vermont" }],
  ["WA", { en: "Washington", tr: "Washington" }],
  ["WI", { en: "Wisconsin", tr: "Wisconsin" }],
  ["WV", { en: "West Virginia", tr: "Batı Virginia" }],
  ["WY", { en: "Wyoming", tr: "Wyoming" }],
]);

/**
 * Names of the regions of cities: of a state of the US its own, of a Turkish province that of its capital, which bears the
 * same; of others the code and the country ("ON, Canada"). Where countries share a code, all of them are named.
 */
export function regionNames(
  largestFirst: readonly City[],
  countries: ReadonlyMap<string, Country>,
): ReadonlyMap<string, Localized> {
  const names = new Map<string, Map<string, Localized>>();
  for (const { region, countryId, name } of largestFirst) {
    const country = countries.get(countryId);
    if (!region || !country) continue;
    const ofCountries = names.get(region) ?? new Map<string, Localized>();
    names.set(region, ofCountries);
    if (!ofCountries.has(countryId)) ofCountries.set(countryId, nameOf(region, country, name));
  }
  const joined = (all: Map<string, Localized>, locale: keyof Localized) =>
    [...all.values()].map((name) => name[locale]).join(" / ");
  return new Map([...names].map(([region, all]) => [region, { en: joined(all, "en"), tr: joined(all, "tr") }]));
}

function nameOf(region: string, { iso2, name }: Country, capital: Localized): Localized {
  const state = iso2 === "US" && STATES.get(region);
  if (state) return state;
  if (iso2 === "TR" && region.startsWith("TR-")) return capital;
  return { en: `${region}, ${name.en}`, tr: `${region}, ${name.tr}` };
}
