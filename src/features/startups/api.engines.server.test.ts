import { expect, test } from "vitest";
import { fixedId } from "#shared/type-id.ts";
import { premiumMember, sharedStartups } from "#testing/app-with-startups.ts";
import { testOnNewest } from "#testing/engines.ts";
import { naivelyTakes } from "#testing/naive-startups.ts";
import { FAKE_CENTERS, FAKE_PLACES, type FakeStartup, fakeCity, fakeTypes } from "#testing/startups.ts";
import { listStartups, saveQuery } from "./contract.ts";
import { type StartupFilter, type StartupFilterName, startupList } from "./filters.ts";

const NAMES = startupList.names.filter((name) => !name.startsWith("not.")) as readonly StartupFilterName[];
const ROUND_FIELDS = NAMES.filter((name) => "child" in startupList.filters[name]);

const TURKEY = fixedId("country/TR");
const currency = (code: string) => fixedId(`currency/${code}`);

type Filled = { [Name in StartupFilterName]: NonNullable<StartupFilter[Name]>[] };
/** A few values of every filter. */
const SAMPLES: Filled = {
  words: [["is"], ["defter"], ["işık", "def"]],
  sector: [fakeTypes("sector", 2)],
  subSectors: [fakeTypes("subSector", 1)],
  country: [[TURKEY], [TURKEY, fixedId("country/DE")]],
  city: [[fakeCity(0)]],
  region: [["CA"], ["TR-34", "MA"]],
  startupPrograms: [fakeTypes("startupProgram", 2)],
  incubationCenters: [FAKE_CENTERS],
  operatingStatus: [fakeTypes("operatingStatus", 1)],
  stage: [fakeTypes("stage", 3)],
  incorporated: [true, false],
  employeeCount: [fakeTypes("employeeCount", 2)],
  foundationDate: [{ gte: "2011-02-01" }, { lte: "2012-01-14" }, { gte: "2008-01-02", lte: "2012-12-31" }],
  businessModels: [fakeTypes("businessModel", 1)],
  revenueModels: [fakeTypes("revenueModel", 2)],
  technologies: [fakeTypes("technology", 2)],
  patents: [true, false],
  hasGovernmentSupport: [true, false],
  governmentSupports: [fakeTypes("governmentSupport", 2)],
  hasInvestment: [true, false],
  undisclosed: [true, false],
  "hasInvestment.tour": [fakeTypes("investmentTour", 2)],
  "investments.valuationCurrency": [[currency("EUR")]],
  "fundings.premValuationUsd": [{ gte: 1_000_000 }, { lte: 1_339_999.99 }],
  "investments.amountCurrency": [[currency("TRY")]],
  "fundings.amountUsd": [{ gte: 250_000 }, { gte: 0.5, lte: 1_000_000 }, { gte: 1_000_000.01, lte: 3_000_000 }],
  totalRaisedUsd: [{ gte: 1_000_000 }, { lte: 0 }, { gte: 123_456.78, lte: 5_000_000 }],
  "fundings.announcedDate": [{ gte: "2012-01-01", lte: "2012-12-31" }, { gte: "2012-01-15" }],
  teamSize: [{ gte: 3 }, { lte: 2 }],
  lastFundingDate: [{ gte: "2012-01-15" }, { gte: "2011-02-01", lte: "2012-12-31" }],
  investors: [[FAKE_CENTERS[0]!], FAKE_CENTERS],
  investmentSeekingStatus: [fakeTypes("investmentSeekingStatus", 2), [fakeTypes("investmentSeekingStatus", 6)[5]!]],
  seekingInvestmentAmountCurrency: [[currency("USD")]],
  seekingInvestmentAmount: [{ gte: 250_000 }, { lte: 1_340_000 }],
  seekingValuation: [{ gte: 1_000_000 }, { gte: 1, lte: 1_340_000 }],
};
/** The filters that a filter needs beside it to mean something. */
const COMPANIONS: Partial<Record<StartupFilterName, StartupFilter>> = {
  city: { country: [TURKEY] },
  seekingInvestmentAmount: { investmentSeekingStatus: fakeTypes("investmentSeekingStatus", 2) },
  seekingInvestmentAmountCurrency: {
    investmentSeekingStatus: fakeTypes("investmentSeekingStatus", 2),
    seekingInvestmentAmount: { gte: 1 },
  },
  seekingValuation: { investmentSeekingStatus: fakeTypes("investmentSeekingStatus", 2) },
};
const expected = (startups: FakeStartup[], filter: StartupFilter) =>
  startups
    .filter((startup) => naivelyTakes(filter, startup))
    .map((startup) => startup.id)
    .sort();

const filled = sharedStartups();

test("every filter takes what it says, one by one", async () => {
  const { startups, everyId } = filled();
  for (const field of NAMES)
    for (const value of SAMPLES[field]) {
      const filter = { ...COMPANIONS[field], [field]: value } as StartupFilter;
      const { ids, totalCount } = await everyId(filter);
      expect(ids.toSorted(), JSON.stringify(filter)).toEqual(expected(startups, filter));
      expect(totalCount).toBe(ids.length);
      expect(new Set(ids).size).toBe(ids.length);
    }
});

test("excluded values are in no result, as in a saved search", async () => {
  const { startups, everyId, list, call, token } = filled();
  const listed = startups.filter((startup) => startup.listed).length;
  for (const field of NAMES.filter((name) => startupList.names.includes(`not.${name}`))) {
    const filter = { [`not.${field}`]: SAMPLES[field][0] } as StartupFilter;
    const { ids } = await everyId(filter);
    const left = expected(startups, { ...COMPANIONS[field], [field]: SAMPLES[field][0] } as StartupFilter);
    expect(
      ids.filter((id) => left.includes(id)),
      field,
    ).toEqual([]);
    expect(ids.length + left.length, field).toBe(listed);
  }
  const [one, other] = fakeTypes("sector", 2) as [string, string];
  const filter = { "not.sector": [one], country: [TURKEY], sector: [one, other] };
  expect((await list({ filter })).data.totalCount).toBe(
    expected(startups, { country: [TURKEY], sector: [other] }).length,
  );
  const saved = await call(saveQuery, { body: { name: "not", filter } }, { token });
  expect(saved.data.filter).toEqual(filter);
  expect(saved.data.rule.rules.map(({ operator }) => operator).toSorted()).toEqual(["in", "in", "notIn"]);
});

test("filters combine by and; round conditions hold for one round", async () => {
  const { startups, everyId, random } = filled();
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  for (let run = 0; run < 40; run++) {
    const fields = NAMES.filter(() => random() < 0.1);
    if (run % 2) fields.push(...NAMES.filter((name) => /^(fundings|hasInvestment)\./.test(name)));
    let filter: StartupFilter = {};
    for (const field of fields)
      filter = { ...filter, [field]: pick<unknown>(SAMPLES[field]), ...COMPANIONS[field] } as StartupFilter;
    if (filter.hasInvestment === false) delete filter.hasInvestment;
    if (filter.hasGovernmentSupport === false) delete filter.governmentSupports;
    const { ids } = await everyId(filter);
    expect(ids.toSorted(), JSON.stringify(filter)).toEqual(expected(startups, filter));
  }
});

test("any two conditions on rounds hold for one round, few or many rounds", async () => {
  const { startups, everyId } = filled();
  let found = 0;
  for (const [index, first] of ROUND_FIELDS.entries())
    for (const second of ROUND_FIELDS.slice(index + 1))
      for (const value of SAMPLES[first])
        for (const other of SAMPLES[second]) {
          const filter = { [first]: value, [second]: other } as StartupFilter;
          const { ids } = await everyId(filter);
          expect(ids.toSorted(), JSON.stringify(filter)).toEqual(expected(startups, filter));
          found += ids.length;
        }
  expect(found).toBeGreaterThan(500);
});

test("every sort gives every row once, in its order, page after page", async () => {
  const { startups, everyId, list } = filled();
  const byId = new Map(startups.map((startup) => [startup.id, startup]));
  for (const filter of [{}, { sector: fakeTypes("sector", 1) }, { sector: fakeTypes("sector", 4) }] as StartupFilter[])
    for (const sort of ["newest", "name", "raised", "founded", "updated"]) {
      const { ids } = await everyId(filter, sort);
      expect(ids.toSorted()).toEqual(expected(startups, filter));
      const keys = ids.map((id) => byId.get(id)!);
      const founded = keys.map((startup) => startup.foundationDate ?? "");
      if (sort === "founded") expect(founded).toEqual(founded.toSorted().reverse());
      const created = keys.map((startup) => startup.createdAt.getTime());
      if (sort === "newest") expect(created).toEqual(created.toSorted((a, b) => b - a));
    }
  const newest = (await list({})).data;
  expect(newest).toMatchObject({ currentPage: 1, pageSize: 9, sort: "newest", limit: null });
  expect(newest.rows.length).toBe(9);
  expect(newest.rows[0]).toHaveProperty("location");
});

test("names sort by the alphabet of the reader", async () => {
  const { call, token } = filled();
  const names = async (locale: string) => {
    const found: string[] = [];
    for (const currentPage of [1, 2]) {
      const { data } = await call(
        listStartups,
        { body: { sort: "name", currentPage, pageSize: 100, view: [] } },
        { token, headers: { "accept-language": locale } },
      );
      found.push(...data.rows.map((row) => row.name));
    }
    return [...new Set(found)];
  };
  const order = (found: string[], ...wanted: string[]) => found.filter((name) => wanted.includes(name));
  expect(order(await names("tr"), "Ğamze Tek", "Iris", "Işık Defter", "İzmir Lojistik")).toEqual([
    "Ğamze Tek",
    "Iris",
    "Işık Defter",
    "İzmir Lojistik",
  ]);
  const english = await names("en");
  expect(english.indexOf("Çınar Enerji")).toBeLessThan(english.indexOf("Iris"));
});

test("choices are given by id or by either language's folded slug", async () => {
  const { list, startups } = filled();
  const total = expected(startups, { country: [TURKEY] }).length;
  for (const name of ["turkiye", "Türkiye", "TÜRKİYE", TURKEY, TURKEY.toUpperCase()])
    expect(await list({ filter: { country: [name] } }), name).toMatchObject({
      status: 200,
      data: { totalCount: total },
    });
  const { data } = await list({ segments: ["turkiye"], filter: {} });
  expect(data).toMatchObject({
    totalCount: total,
    filter: { country: ["turkiye"] },
    applied: [{ field: "country", premium: false }],
  });
  const inCity = { country: [TURKEY], city: [fakeCity(0)] };
  const city = await list({ filter: inCity });
  expect(await list({ segments: city.data.filter.city })).toMatchObject({
    status: 200,
    data: { totalCount: expected(startups, inCity).length, filter: city.data.filter },
  });
  const both = (await list({ segments: ["saglik", "turkiye"], filter: { technologies: [] } })).data.segments;
  expect(both).toEqual({ en: ["health", "turkiye"], tr: ["saglik", "turkiye"] });
  expect(await list({ segments: ["nowhere-at-all"] })).toMatchObject({ status: 404 });
  expect(FAKE_PLACES.length).toBeGreaterThan(0);
});

test("a city implies its country; orphan filters are refused by name", async () => {
  const { list, startups } = filled();
  const city = await list({ filter: { city: [fakeCity(0)] } });
  expect(city.data).toMatchObject({
    totalCount: expected(startups, { city: [fakeCity(0)], country: [TURKEY] }).length,
    applied: [{ field: "country" }, { field: "city" }],
  });
  const refused = async (filter: object) => {
    const { status, code, data } = await list({ filter });
    expect([status, code], JSON.stringify(filter)).toEqual([400, "invalidInput"]);
    return data as unknown;
  };
  const dollars = [currency("USD")];
  const seeking = fakeTypes("investmentSeekingStatus", 2);
  expect(await refused({ city: [fakeCity(0)], country: SAMPLES.country[1] })).toMatchObject([
    { field: "filter.city", reason: "needsOne" },
  ]);
  expect(await refused({ hasInvestment: false, "fundings.amountUsd": { gte: 5 } })).toMatchObject([
    { field: "filter.fundings.amountUsd" },
  ]);
  expect(
    await refused({ hasGovernmentSupport: false, governmentSupports: fakeTypes("governmentSupport") }),
  ).toMatchObject([{ field: "filter.governmentSupports" }]);
  expect(await refused({ seekingInvestmentAmount: { gte: 5 } })).toMatchObject([
    { field: "filter.seekingInvestmentAmount" },
  ]);
  expect(await refused({ investmentSeekingStatus: seeking, seekingInvestmentAmountCurrency: dollars })).toMatchObject([
    { field: "filter.seekingInvestmentAmountCurrency" },
  ]);
  expect(
    await refused({
      investmentSeekingStatus: seeking,
      seekingInvestmentAmount: { gte: 5 },
      seekingInvestmentAmountCurrency: [...dollars, currency("EUR")],
    }),
  ).toMatchObject([{ field: "filter.seekingInvestmentAmountCurrency", reason: "oneValueOnly" }]);
});

testOnNewest("reasons stand in the reader's language", async () => {
  const { call, token } = filled();
  const { data } = await call(
    listStartups,
    { body: { filter: { foundationDate: { gte: "2020-01-01", lte: "2019-01-01" } } } },
    { token, headers: { "accept-language": "tr" } },
  );
  expect(data).toMatchObject([{ field: "filter.foundationDate", reason: "reversed" }]);
});

testOnNewest("empty values mean nothing; a page beyond the end is empty with the right total", async () => {
  const { list, startups } = filled();
  const empty = {
    sector: [],
    stage: null,
    patents: null,
    country: ["", "00000000-0000-0000-0000-000000000000"],
    foundationDate: { gte: "0001-01-01T00:00:00", lte: null },
    "fundings.amountUsd": {},
  };
  const total = startups.filter((startup) => startup.listed).length;
  expect((await list({ filter: empty })).data).toMatchObject({ totalCount: total, applied: [] });
  expect((await list({ currentPage: 1000 })).data).toMatchObject({ totalCount: total, rows: [] });
  expect((await list({ currentPage: 1000, filter: { incorporated: true } })).data.rows).toEqual([]);
});

const REFUSED_BODIES: [body: object, status: number, code: string, field: string][] = [
  [{ filter: { nonsense: ["a"] } }, 400, "invalidInput", "filter.nonsense"],
  [{ filter: { sector: "energy" } }, 400, "invalidInput", "filter.sector"],
  [{ filter: { sector: [7] } }, 400, "invalidInput", "filter.sector.0"],
  [{ filter: { sector: ["no-such-sector"] } }, 400, "invalidInput", "filter.sector"],
  [{ filter: { sector: ["'; drop table startup; --"] } }, 400, "invalidInput", "filter.sector"],
  [{ filter: { region: ["<script>"] } }, 400, "invalidInput", "filter.region"],
  [{ filter: { incubationCenters: ["<b>'"] } }, 400, "invalidInput", "filter.incubationCenters"],
  [{ filter: { incorporated: "yes" } }, 400, "invalidInput", "filter.incorporated"],
  [{ filter: { foundationDate: { gte: "31.12.2020" } } }, 400, "invalidInput", "filter.foundationDate.gte"],
  [{ filter: { foundationDate: { gte: "2020-02-30" } } }, 400, "invalidInput", "filter.foundationDate.gte"],
  [{ filter: { "fundings.amountUsd": { gte: "1" } } }, 400, "invalidInput", "filter.fundings.amountUsd.gte"],
  [{ filter: { "fundings.amountUsd": { gte: -1 } } }, 400, "invalidInput", "filter.fundings.amountUsd.gte"],
  [{ filter: { sector: Array.from({ length: 10_000 }, (_, index) => `s${index}`) } }, 400, "tooManyChoices", "sector"],
  [
    { filter: { foundationDate: { gte: "2020-01-02", lte: "2020-01-01" } } },
    400,
    "invalidInput",
    "filter.foundationDate",
  ],
  [{ filter: { "fundings.amountUsd": { gte: 2, lte: 1 } } }, 400, "invalidInput", "filter.fundings.amountUsd"],
  [{ filters: { sector: ["energy"] } }, 400, "invalidInput", "filters"],
  [{ currentPage: 0 }, 400, "invalidInput", "currentPage"],
  [{ currentPage: -1 }, 400, "invalidInput", "currentPage"],
  [{ currentPage: 1e9 }, 400, "invalidInput", "currentPage"],
  [{ pageSize: 101 }, 400, "invalidInput", "pageSize"],
  [{ pageSize: 0 }, 400, "invalidInput", "pageSize"],
  [{ sort: "random()" }, 400, "invalidInput", "sort"],
  [{ view: ["password_hash"] }, 400, "invalidInput", "view.0"],
];

testOnNewest("what a list refuses is named by its field", async () => {
  const { db, call } = filled();
  const token = await premiumMember(db);
  for (const [body, status, code, field] of REFUSED_BODIES) {
    // Also what the types refuse.
    const answer = await call(listStartups, { body: body as never }, { token });
    expect(answer, field).toMatchObject({ status, code, data: [{ field }] });
  }
});
