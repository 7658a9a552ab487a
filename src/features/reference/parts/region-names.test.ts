import { expect, test } from "vitest";
import { regionNames } from "./region-names.server.ts";

const country = (id: string, iso2: string, en: string, tr = en) =>
  [
    id,
    { id, iso2, isoNumeric: "", iso3: "", name: { en, tr }, slug: { en, tr }, dialCode: null, topRank: null },
  ] as const;
const COUNTRIES = new Map([
  country("us", "US", "United States", "Amerika Birleşik Devletleri"),
  country("tr", "TR", "Türkiye"),
  country("ca", "CA", "Canada", "Kanada"),
  country("au", "AU", "Australia", "Avustralya"),
]);
const city = (countryId: string, region: string | null, name: string) => ({
  id: name,
  countryId,
  name: { en: name, tr: name },
  slug: name,
  region,
  population: 0,
  latitude: null,
  longitude: null,
});

test("regions have names: states, provinces by capital, others by code", () => {
  const names = regionNames(
    [
      city("tr", "TR-34", "İstanbul"),
      city("tr", "TR-34", "Kadıköy"),
      city("us", "CA", "Los Angeles"),
      city("us", "WA", "Seattle"),
      city("au", "WA", "Perth"),
      city("ca", "ON", "Toronto"),
      city("ca", null, "Ottawa"),
    ],
    COUNTRIES,
  );
  expect(Object.fromEntries(names)).toEqual({
    "TR-34": { en: "İstanbul", tr: "İstanbul" },
    CA: { en: "California", tr: "Kaliforniya" },
    WA: { en: "Washington / WA, Australia", tr: "Washington / WA, Avustralya" },
    ON: { en: "ON, Canada", tr: "ON, Kanada" },
  });
});
