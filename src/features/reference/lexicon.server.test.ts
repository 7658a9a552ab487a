import fc from "fast-check";
import { expect, test } from "vitest";
import { ALIASED_CITIES, cityAliases } from "#shared/lexicon/aliases/cities.ts";
import { aliasesOf, TYPE_ALIASES } from "#shared/lexicon/aliases/types.ts";
import { wordForm } from "#shared/lexicon/word-form.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { sharedApp } from "#testing/app.ts";
import { lexiconOf } from "./parts/lexicon.server.ts";
import { importCatalogue } from "./queries/import-catalogue.server.ts";
import { catalogue } from "./queries.server.ts";

const shared = sharedApp();
const loaded = async () => {
  const names = await catalogue(shared().db);
  return { names, lexicon: lexiconOf(names) };
};
type Names = Awaited<ReturnType<typeof loaded>>["names"];

/** The values of a list that are not merged. */
const valuesOf = ({ typesOf }: Names, kind: (typeof TYPE_KINDS)[number]) =>
  typesOf(kind).filter(({ mergedInto }) => mergedInto === null);
/** Several rows of a list may bear one name: jobs and their applications, for one. */
const sharesItsName = (names: Names, kind: (typeof TYPE_KINDS)[number], name: string) =>
  new Set(
    valuesOf(names, kind)
      .filter((other) => [other.name.en, other.name.tr].some((text) => wordForm(text) === wordForm(name)))
      .map(({ key }) => key),
  ).size > 1;

test("each value of each list is read by its key and both names", async () => {
  const { names, lexicon } = await loaded();
  for (const kind of TYPE_KINDS)
    for (const { key, name } of valuesOf(names, kind))
      for (const text of [key, name.en, name.tr])
        if (!sharesItsName(names, kind, text))
          expect(lexicon.typesCalled(kind, text), `${kind}: ${text}`).toEqual([key]);
});

test("an alias stands below one value of its list, and names no other", async () => {
  const { names, lexicon } = await loaded();
  for (const kind of TYPE_KINDS) {
    const owners = new Map<string, string>();
    for (const { key } of valuesOf(names, kind))
      for (const alias of aliasesOf(kind, key)) {
        expect(owners.get(wordForm(alias)) ?? key, `${kind}: ${alias}`).toBe(key);
        owners.set(wordForm(alias), key);
        expect(lexicon.typesCalled(kind, alias), `${kind}: ${alias}`).toEqual([key]);
      }
  }
});

test("aliases are those of values that exist", async () => {
  const { names } = await loaded();
  for (const [kind, aliases] of Object.entries(TYPE_ALIASES))
    for (const key of Object.keys(aliases))
      expect(
        names.typesOf(kind as "sector").some((value) => value.key === key),
        `${kind}: ${key}`,
      ).toBe(true);
});

test("a value with endings is read as itself, or as doubtful", async () => {
  const { names, lexicon } = await loaded();
  const kinds = ["sector", "technology", "organizerType", "programType", "jobRole", "workingPlan", "stage"] as const;
  const values = kinds.flatMap((kind) => valuesOf(names, kind).map(({ key, name }) => ({ kind, key, name })));
  const endings = fc.constantFrom("lar", "ler", "larda", "lerde", "lardan", "lerin", "’da", "'de", "’nin", "daki");
  fc.assert(
    fc.property(fc.constantFrom(...values), endings, ({ kind, key, name }, ending) => {
      if (/[\d)]$/.test(name.tr)) return;
      expect(lexicon.typesCalled(kind, name.tr + ending), `${kind}: ${name.tr}${ending}`).toContain(key);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["TUR", "TR"],
  ["TÜRKİYE", "TR"],
  ["Turkey", "TR"],
  ["Türkiye'de", "TR"],
  ["G.B.", "GB"],
  ["Wales", "GB"],
  ["U.S.A.", "US"],
  ["B.A.E.", "AE"],
  ["Kore", "KR"],
  ["Österreich", "AT"],
  ["Suisse", "CH"],
  ["Magyarország", "HU"],
  ["日本", "JP"],
  ["Italia", "IT"],
  ["Fildişi Sahili", "CI"],
  ["KKTC", "CY"],
  ["Nowhere", undefined],
])("%j is the country %s", async (text, code) => {
  const { lexicon } = await loaded();
  expect(lexicon.countries.get(wordForm(text))).toBe(code);
});

test("each country is read by its codes and both names", async () => {
  const { names, lexicon } = await loaded();
  for (const { iso2, iso3, name } of names.countries.values())
    for (const text of [iso2, iso3, name.en, name.tr]) expect(lexicon.countries.get(wordForm(text)), text).toBe(iso2);
});

test.each([
  ["İSTANBUL", "istanbul"],
  ["Istanbul, Turkey", "istanbul"],
  ["İst.", "istanbul"],
  ["Levent / İstanbul", "istanbul"],
  ["Kadıköy", "istanbul"],
  ["Çankaya - Ankara", "ankara"],
  ["Ş.Urfa", "sanliurfa"],
  ["Adapazarı", "sakarya"],
  ["Afyon Karahisar", "afyonkarahisar"],
  ["Hatay (Antakya)", "hatay"],
  ["Bornova İzmir", "izmir"],
])("%j is in the province %s", async (text, slug) => {
  const { lexicon } = await loaded();
  expect(lexicon.turkishPlaces(text)).toMatchObject({ place: { province: slug } });
});

test.each(["Remote", "Belirtilmemiş", "Yurt dışı", "Paris", "123", "Türkiye"])(
  "%j is no place in Türkiye",
  async (text) => {
    const { lexicon } = await loaded();
    expect(lexicon.turkishPlaces(text)).toBeUndefined();
  },
);

test("a county that two provinces have is doubtful", async () => {
  const { lexicon } = await loaded();
  expect(lexicon.turkishPlaces("Gölbaşı")).toEqual({ several: expect.arrayContaining(["ankara", "adiyaman"]) });
  expect(lexicon.turkishPlaces("Ankara, İzmir")).toEqual({ several: expect.arrayContaining(["ankara", "izmir"]) });
});

test("each other name of a town abroad is that of a town which is here", async () => {
  const { townCalled } = await importCatalogue(shared().db);
  for (const [country, name] of ALIASED_CITIES) {
    expect(townCalled(country, name), `${country} ${name}`).toBe(name);
    for (const other of cityAliases(country, name))
      expect([name, other], `${country} ${other}`).toContain(townCalled(country, other));
  }
});
