import { expect, test } from "vitest";
import type { Endpoint } from "#shared/endpoint.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import { sharedApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import {
  cityList,
  countryList,
  countyList,
  currencyList,
  languageList,
  topCountryList,
  typeList,
  typeListByChild,
  universityList,
  universitySearch,
} from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };
const TURKEY = fixedId("country/TR");

const api = sharedApp();

/** A query for endpoints that take different ones, in one loop. */
const withQuery = (query: object) => ({ query }) as never;

test("countries answer in the language of the request and by its alphabet", async () => {
  const { call } = api();
  const english = (await call(countryList, {})).data;
  const turkish = (await call(countryList, {}, TURKISH)).data;
  expect(english.length).toBe(250);
  const nameOf = (rows: typeof english, iso2: string) => rows.find((row) => row.iso2 === iso2);
  expect(nameOf(english, "DE")).toMatchObject({ name: "Germany", nameTr: "Almanya", slug: "germany", dialCode: "49" });
  expect(nameOf(turkish, "DE")).toMatchObject({ name: "Almanya", nameEn: "Germany", slug: "almanya" });
  const names = turkish.map((row) => row.name);
  expect(names.indexOf("Cibuti")).toBeLessThan(names.indexOf("Çad"));
  expect(names.indexOf("Çin")).toBeLessThan(names.indexOf("Danimarka"));
  const top = (await call(topCountryList, {}, TURKISH)).data;
  expect(top.map((row) => row.iso2).slice(0, 2)).toEqual(["TR", "US"]);
});

testOnNewest("cities of a country, counties of a city; none without one", async () => {
  const { call } = api();
  const cities = (await call(cityList, { query: { countryId: TURKEY } }, TURKISH)).data;
  expect(cities).toHaveLength(81);
  const names = cities.map((row) => row.name);
  expect(names.indexOf("Iğdır")).toBeLessThan(names.indexOf("İstanbul"));
  const istanbul = fixedId("city/TR/istanbul");
  const counties = (await call(countyList, { query: { cityId: istanbul } })).data;
  expect(counties).toHaveLength(39);
  expect(counties).toContainEqual(expect.objectContaining({ name: "Kadıköy", cityId: istanbul, slug: "kadikoy" }));
  for (const none of ["", ZERO_ID, undefined, typeId("stage")]) {
    expect((await call(cityList, { query: { countryId: none } })).data).toEqual([]);
    expect((await call(countyList, { query: { cityId: none } })).data).toEqual([]);
  }
});

testOnNewest("every list of the catalogue can be asked for, and is found again from any of its values", async () => {
  const { call } = api();
  const lists = (await call(typeList, { query: {} })).data;
  expect(lists.map((row) => row.key)).toEqual([...TYPE_KINDS]);
  for (const kind of TYPE_KINDS) {
    const values = (await call(typeList, { query: { parentId: typeId(kind) } })).data;
    expect(values.every((row) => row.kind === kind)).toBe(true);
    expect(values.length).toBeGreaterThan(2);
    if (kind === "subSector") continue;
    const again = (await call(typeListByChild, { query: { id: values.at(-1)!.id } })).data;
    expect(again).toEqual(values);
  }
  const subSectors = (await call(typeList, { query: { parentId: typeId("sector", "energy") } })).data;
  expect(subSectors.map((row) => row.key)).toContain("solar-energy");
  expect((await call(typeListByChild, { query: { id: fixedId("no/such") } })).data).toEqual([]);
  expect((await call(typeListByChild, { query: { id: "" } })).data).toEqual([]);
});

test("sectors sort by name, stages by order", async () => {
  const { call } = api();
  const query = { parentId: typeId("sector"), sortByOrder: "false" as const };
  const names = (await call(typeList, { query }, TURKISH)).data.map((row) => row.name);
  expect(names).toEqual([...names].sort(new Intl.Collator("tr").compare));
  const stages = { parentId: typeId("stage"), sortByOrder: "true" as const };
  const order = (await call(typeList, { query: stages })).data.map((row) => row.sortOrder);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

testOnNewest("languages and currencies", async () => {
  const { call } = api();
  const languages = (await call(languageList, {}, TURKISH)).data;
  expect(languages.find((row) => row.code === "tr")).toMatchObject({ name: "Türkçe", nameEn: "Turkish" });
  const currencies = (await call(currencyList, {})).data;
  expect(currencies.map((row) => [row.code, row.symbol, row.locale])).toEqual([
    ["USD", "$", "en-US"],
    ["EUR", "€", "de-DE"],
    ["GBP", "£", "en-GB"],
    ["TRY", "₺", "tr-TR"],
  ]);
  expect(currencies[0]).toMatchObject({ id: fixedId("currency/USD"), usdPerUnit: 1 });
});

testOnNewest("lists are cacheable by language: the second request costs a 304", async () => {
  const { call } = api();
  const lists: [Endpoint, object][] = [
    [countryList, {}],
    [topCountryList, {}],
    [cityList, { countryId: TURKEY }],
    [countyList, { cityId: fixedId("city/TR/ankara") }],
    [typeList, { parentId: typeId("sector") }],
    [typeListByChild, { id: typeId("stage", "idea") }],
    [languageList, {}],
    [currencyList, {}],
    [universityList, {}],
  ];
  for (const [endpoint, query] of lists) {
    const first = await call(endpoint, withQuery(query));
    expect(first.status, endpoint.path).toBe(200);
    expect(first.headers["cache-control"]).toContain("max-age");
    expect(String(first.headers.vary)).toContain("Accept-Language");
    const etag = String(first.headers.etag);
    const again = await call(endpoint, withQuery(query), { headers: { "if-none-match": `"x", W/${etag}` } });
    expect([again.status, again.data]).toEqual([304, undefined]);
    const turkish = { "if-none-match": etag, "accept-language": "tr" };
    expect((await call(endpoint, withQuery(query), { headers: turkish })).status, endpoint.path).toBe(200);
  }
});

test("universities are found folded, by either name and by usual names", async () => {
  const { call } = api();
  const search = async (searchText: string) => (await call(universitySearch, { body: { searchText } }, TURKISH)).data;
  for (const text of ["isik universitesi", "IŞIK ÜNİVERSİTESİ", "ışık üniversitesi", "Isik University"])
    expect((await search(text)).rows[0]?.name, text).toBe("Işık Üniversitesi");
  for (const text of ["ODTÜ", "odtu", "metu"])
    expect((await search(text)).rows[0]?.nameTr).toBe("Orta Doğu Teknik Üniversitesi");
  const everything = (await call(universitySearch, { body: {} })).data;
  expect(everything).toMatchObject({ pageIndex: 1, pageSize: 15 });
  expect(everything.rows).toHaveLength(15);
  expect(everything.totalCount).toBeGreaterThan(10_000);
  const filter = { countryId: fixedId("country/DE") };
  const german = (await call(universitySearch, { body: { filter, isDescending: true, orderColumnName: "name" } })).data;
  expect(german.rows.every((row) => row.countryId === filter.countryId)).toBe(true);
  const ofTurkey = (await call(universityList, {})).data;
  expect(ofTurkey.every((row) => row.countryId === TURKEY)).toBe(true);
});

test("pages of universities neither repeat nor drop a row", async () => {
  const { call } = api();
  const seen = new Set<string>();
  const filter = { countryId: TURKEY };
  for (let pageIndex = 1; pageIndex <= 3; pageIndex++) {
    const page = (await call(universitySearch, { body: { filter, pageIndex, pageSize: 100 } })).data;
    for (const row of page.rows) seen.add(row.id);
    expect(seen.size).toBe(Math.min(pageIndex * 100, page.totalCount));
  }
});

test("hostile and odd search texts find nothing and break nothing", async () => {
  const { call } = api();
  const texts = ["'; drop table type; --", "<script>alert(1)</script>", "%%%", "__", "\\\\", "İ I ı i", "😀😀"];
  for (const searchText of texts) {
    const answer = await call(universitySearch, { body: { searchText } });
    expect(answer.status, searchText).toBe(200);
  }
  expect(await call(universitySearch, { body: { searchText: "a\u0000b" } })).toMatchObject({
    status: 400,
    data: [{ field: "searchText" }],
  });
  expect((await call(universitySearch, { body: { searchText: "%%%" } })).data.totalCount).toBe(0);
  const far = await call(universitySearch, { body: { pageIndex: 1_000_000_000 } });
  expect([far.status, far.data.rows]).toEqual([200, []]);
});

const WRONG_SEARCHES: [field: string, body: object][] = [
  ["pageIndex", { pageIndex: 0 }],
  ["pageIndex", { pageIndex: -1 }],
  ["pageIndex", { pageIndex: 1e12 }],
  ["pageIndex", { pageIndex: "2" }],
  ["pageSize", { pageSize: 101 }],
  ["pageSize", { pageSize: 0 }],
  ["searchText", { searchText: "a" }],
  ["searchText", { searchText: "x".repeat(201) }],
  ["searchText", { searchText: ["x"] }],
  ["orderColumnName", { orderColumnName: "name; drop table type" }],
  ["filter.countryId", { filter: { countryId: "TR" } }],
  ["filter.colour", { filter: { colour: "red" } }],
];

testOnNewest("a wrong search is refused and the field named", async () => {
  const { call } = api();
  for (const [field, body] of WRONG_SEARCHES) {
    const answer = await call(universitySearch, { body: body as never /* what the types refuse */ });
    expect([answer.status, answer.code], field).toEqual([400, "invalidInput"]);
    expect(answer.data).toEqual([expect.objectContaining({ field })]);
  }
});

testOnNewest("an id that is none is refused by name", async () => {
  const { call } = api();
  const wrong: [Endpoint, string][] = [
    [cityList, "countryId"],
    [countyList, "cityId"],
    [typeList, "parentId"],
    [typeListByChild, "id"],
    [universityList, "countryId"],
  ];
  for (const [endpoint, field] of wrong)
    for (const value of ["1", "not-an-id", "' or 1=1", `${TURKEY}x`]) {
      const answer = await call(endpoint, withQuery({ [field]: value }));
      expect([answer.status, answer.data], `${endpoint.path} ${value}`).toEqual([
        400,
        [expect.objectContaining({ field })],
      ]);
    }
});
