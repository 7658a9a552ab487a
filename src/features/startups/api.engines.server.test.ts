import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup, startupPatent } from "#db/tables/startups.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { naivelyTakes } from "#testing/naive-startups.ts";
import {
  FAKE_CENTERS,
  FAKE_PLACES,
  type FakeStartup,
  fakeCity,
  fakeStartup,
  fakeTypes,
  insertFakeReferences,
  insertStartups,
  randomNumbers,
} from "#testing/startups.ts";
import { refreshStartups } from "./commands.server.ts";
import {
  aggregateStartups,
  availableValues,
  countByFullness,
  type Group,
  listStartups,
  startupsByIds,
} from "./contract.ts";
import { type StartupFilter, type StartupFilterName, startupList } from "./filters.ts";
import { searchFunding } from "./funding/contract.ts";

const NAMES = startupList.names as readonly StartupFilterName[];
const ROUND_FIELDS = NAMES.filter((name) => "child" in startupList.filters[name]);

const premiumMember = async (db: Db) => (await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] })).token;
const TURKEY = fixedId("country/TR");
const currency = (code: string) => fixedId(`currency/${code}`);

async function appWithStartups(count = 200) {
  const built = await testApp();
  await insertFakeReferences(built.database);
  const random = randomNumbers(11);
  const startups = Array.from({ length: count }, () => fakeStartup(random));
  await insertStartups(built.database, startups);
  await refreshStartups(
    built.db,
    startups.map((startup) => startup.id),
  );
  const token = await premiumMember(built.db);
  const list = (body: object, who: string | undefined = token) =>
    // Also what the types refuse.
    built.call(listStartups, { body: body as never }, who ? { token: who } : {});
  /** Every id of a list, over its pages. */
  const everyId = async (filter: StartupFilter, sort?: string) => {
    const ids: string[] = [];
    for (let currentPage = 1; ; currentPage++) {
      const { status, data } = await list({ filter, sort, currentPage, pageSize: 70 });
      expect(status, JSON.stringify(data)).toBe(200);
      ids.push(...data.rows.map((row) => row.id));
      if (data.rows.length < 70) return { ids, totalCount: data.totalCount };
    }
  };
  return { ...built, startups, random, token, list, everyId };
}

type Filled = { [Name in StartupFilterName]: NonNullable<StartupFilter[Name]>[] };
/** A few values of every filter. */
const SAMPLES: Filled = {
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
  "hasInvestment.tour": [fakeTypes("investmentTour", 2)],
  "investments.valuationCurrency": [[currency("EUR")]],
  "fundings.premValuationUsd": [{ gte: 1_000_000 }, { lte: 1_339_999.99 }],
  "investments.amountCurrency": [[currency("TRY")]],
  "fundings.amountUsd": [{ gte: 250_000 }, { gte: 0.5, lte: 1_000_000 }, { gte: 1_000_000.01, lte: 3_000_000 }],
  totalRaisedUsd: [{ gte: 1_000_000 }, { lte: 0 }, { gte: 123_456.78, lte: 5_000_000 }],
  "fundings.announcedDate": [{ gte: "2012-01-01", lte: "2012-12-31" }, { gte: "2012-01-15" }],
  investmentSeekingStatus: [fakeTypes("investmentSeekingStatus", 2), [fakeTypes("investmentSeekingStatus", 6)[5]!]],
  seekingInvestmentAmountCurrency: [[currency("USD")]],
  seekingInvestmentAmount: [{ gte: 250_000 }, { lte: 1_340_000 }],
};
/** What a filter needs beside it to mean something. */
const COMPANIONS: Partial<Record<StartupFilterName, StartupFilter>> = {
  city: { country: [TURKEY] },
  seekingInvestmentAmount: { investmentSeekingStatus: fakeTypes("investmentSeekingStatus", 2) },
  seekingInvestmentAmountCurrency: {
    investmentSeekingStatus: fakeTypes("investmentSeekingStatus", 2),
    seekingInvestmentAmount: { gte: 1 },
  },
};
const expected = (startups: FakeStartup[], filter: StartupFilter) =>
  startups
    .filter((startup) => naivelyTakes(filter, startup))
    .map((startup) => startup.id)
    .sort();

test("every filter takes what it says, one by one", async () => {
  const { startups, everyId } = await appWithStartups();
  for (const field of NAMES)
    for (const value of SAMPLES[field]) {
      const filter = { ...COMPANIONS[field], [field]: value } as StartupFilter;
      const { ids, totalCount } = await everyId(filter);
      expect(ids.toSorted(), JSON.stringify(filter)).toEqual(expected(startups, filter));
      expect(totalCount).toBe(ids.length);
      expect(new Set(ids).size).toBe(ids.length);
    }
}, 60_000);

test("filters together take what all of them take, and conditions on rounds hold for one round", async () => {
  const { startups, everyId, random } = await appWithStartups();
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
}, 60_000);

test("any two conditions on rounds hold for one round, few or many rounds", async () => {
  const { startups, everyId } = await appWithStartups(150);
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
}, 60_000);

test("every sort gives every row once, in its order, page after page", async () => {
  const { startups, everyId, list } = await appWithStartups();
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
  const { call, token } = await appWithStartups(100);
  const names = async (locale: string) => {
    const { data } = await call(
      listStartups,
      { body: { sort: "name", pageSize: 100, view: [] } },
      { token, headers: { "accept-language": locale } },
    );
    return [...new Set(data.rows.map((row) => row.name))];
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

test("choices are given by id or by slug of either language, whatever the letters", async () => {
  const { list, startups } = await appWithStartups(40);
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

test("a city implies its country; what cannot apply without another filter is refused by its name, never dropped", async () => {
  const { list, startups } = await appWithStartups(30);
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
    { field: "filter.city", reason: "It applies only together with exactly one value of “country”." },
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
  ).toMatchObject([{ field: "filter.seekingInvestmentAmountCurrency", reason: "It takes one value only." }]);
});

test("reasons stand in the reader's language", async () => {
  const { call, token } = await appWithStartups(5);
  const { data } = await call(
    listStartups,
    { body: { filter: { foundationDate: { gte: "2020-01-01", lte: "2019-01-01" } } } },
    { token, headers: { "accept-language": "tr" } },
  );
  expect(data).toMatchObject([{ field: "filter.foundationDate", reason: "Bitişi başlangıcından önce." }]);
});

test("every column of the specification can be asked for, in the list and by ids", async () => {
  const { list, call, db, token, startups } = await appWithStartups(12);
  const { id } = startups.find(({ listed }) => listed)!;
  await db
    .update(startup)
    .set({ cover: "/c.webp", seekingAmount: 5, seekingAmountCurrencyId: currency("EUR"), seekingAmountUsd: 6 })
    .where(eq(startup.id, id));
  await db.insert(startupPatent).values({ id: v7(), startupId: id, name: "Valve", applicationNumber: "TR 1" });
  const view =
    "id name seoUrl tagline sector subSectors incorporated stage employeeCount foundationDate location operatingStatus description technologies businessModels startupPrograms website facebook instagram twitter linkedin targetGroup marketSize marketSizeCurrency competitiveAdvantage revenueModelDescription competitors revenueModels patents investmentSeekingStatus investmentSeekingTour investmentSeekingType seekingInvestmentAmount seekingInvestmentAmountCurrency hasInvestment logo logo_512 logo_256 logo_64 cover cover_High cover_Medium cover_Low".split(
      " ",
    );
  const page = await list({ view, pageSize: 100 });
  expect([page.status, page.data.rows.length]).toEqual([200, startups.filter(({ listed }) => listed).length]);
  for (const row of page.data.rows) expect(Object.keys(row).toSorted()).toEqual(view.toSorted());
  const wanted = {
    cover_Low: "/c.webp",
    seekingInvestmentAmount: { amount: 5, currency: "EUR", usd: 6 },
    seekingInvestmentAmountCurrency: { slug: "eur" },
  };
  expect(page.data.rows.find((row) => row.id === id)).toMatchObject(wanted);
  const body = { ids: [id], view: view as never };
  const [row] = (await call(startupsByIds, { body }, { token })).data;
  expect(row).toMatchObject(wanted);
  expect(row!.patents!.at(-1)).toEqual({ name: "Valve", applicationNumber: "TR 1" });
});

test("who may see what", async () => {
  const { list, db, call, database, token } = await appWithStartups(60);
  const { token: member } = await signedIn(db);
  expect(await call(listStartups, { body: {} })).toMatchObject({ status: 401, code: "unauthorized" });
  const refused = await list({ filter: { stage: fakeTypes("stage", 1), patents: true } }, member);
  expect(refused).toMatchObject({
    status: 402,
    code: "premiumRequired",
    data: [{ field: "stage" }, { field: "patents" }],
  });
  const two = { filter: { sector: fakeTypes("sector", 2) } };
  const limited = await list({ ...two, currentPage: 2 }, member);
  expect(limited.data).toMatchObject({ limit: { rows: 10, reason: "subscribeToContinue" } });
  expect(limited.data.rows.length).toBe(1);
  expect((await list({ ...two, currentPage: 3 }, member)).data.rows).toEqual([]);
  expect(limited.data.totalCount).toBe((await list(two, token)).data.totalCount);
  const ids = Array.from({ length: 11 }, () => v7());
  expect(await call(startupsByIds, { body: { ids } }, { token: member })).toMatchObject({
    status: 402,
    data: [{ field: "ids", reason: "At most 10 without a package." }],
  });
  expect((await call(startupsByIds, { body: { ids: ids.slice(1) } }, { token: member })).status).toBe(200);
  expect((await call(startupsByIds, { body: { ids } }, { token })).status).toBe(200);
  const rounds = async (currentPage: number) =>
    (await call(searchFunding, { body: { currentPage } }, { token: member })).data;
  expect((await rounds(1)).limit).toEqual({ rows: 10, reason: "subscribeToContinue" });
  expect([(await rounds(2)).rows.length, (await rounds(3)).rows.length]).toEqual([4, 0]);
  expect((await call(countByFullness, {})).status).toBe(401);
  await database.pool.query("update premium_setting set user_need_to_sign_for_see_data = false");
  premiumSettingsChanged(db);
  expect((await call(countByFullness, {})).status).toBe(200);
  expect(await call(listStartups, { body: two })).toMatchObject({
    status: 403,
    code: "signInForMoreChoices",
    data: [{ field: "sector" }],
  });
  expect(
    (await call(listStartups, { body: { filter: { sector: fakeTypes("sector", 1) } } })).data.limit,
  ).not.toBeNull();
  await database.pool.query("update premium_setting set premium_enable = false");
  premiumSettingsChanged(db);
  expect(await call(listStartups, { body: { filter: { stage: fakeTypes("stage", 1) } } })).toMatchObject({
    status: 200,
    data: { limit: null },
  });
});

test("every listed startup counts once by how much of it is filled", async () => {
  const { call, startups, database, token } = await appWithStartups(60);
  const { status, data } = await call(countByFullness, {}, { token });
  expect(status).toBe(200);
  expect(data.map(({ from, to }) => [from, to])).toEqual([
    [0, 19],
    [20, 39],
    [40, 59],
    [60, 79],
    [80, 100],
  ]);
  const { rows } = await database.pool.query<{ fullness: number }>(
    "select fullness from startup where is_visible and deleted_at is null",
  );
  expect(rows.length).toBe(startups.filter(({ listed }) => listed).length);
  for (const { from, to, count } of data)
    expect(count).toBe(rows.filter(({ fullness }) => fullness >= from && fullness <= to).length);
});

test("empty values mean nothing; a page beyond the end is empty with the right total", async () => {
  const { list, startups } = await appWithStartups(30);
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

const empty = sharedApp();

test.each<[object, number, string, string]>([
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
  [{ filters: { sector: ["energy"] } }, 400, "invalidInput", ""],
  [{ currentPage: 0 }, 400, "invalidInput", "currentPage"],
  [{ currentPage: -1 }, 400, "invalidInput", "currentPage"],
  [{ currentPage: 1e9 }, 400, "invalidInput", "currentPage"],
  [{ pageSize: 101 }, 400, "invalidInput", "pageSize"],
  [{ pageSize: 0 }, 400, "invalidInput", "pageSize"],
  [{ sort: "random()" }, 400, "invalidInput", "sort"],
  [{ view: ["password_hash"] }, 400, "invalidInput", "view.0"],
])("refused by name, case %#: $3", async (body, status, code, field) => {
  const { db, call } = empty();
  const token = await premiumMember(db);
  // Also what the types refuse.
  const answer = await call(listStartups, { body: body as never }, { token });
  expect(answer).toMatchObject({ status, code, data: [{ field }] });
});

test("sums in groups of a premium filter's values are premium, as the counts beside them are", async () => {
  const { call, db, token } = await appWithStartups(20);
  const member = (await signedIn(db)).token;
  const sums = (groupBy: Group, who: string) =>
    call(aggregateStartups, { body: { of: "fundings", groupBy } }, { token: who });
  for (const groupBy of ["stage", "employeeCount", "foundationYear", "tour", "announcedYear"] as const) {
    expect(await sums(groupBy, member)).toMatchObject({ status: 402, data: [{ field: "groupBy" }] });
    expect((await sums(groupBy, token)).status).toBe(200);
  }
  for (const groupBy of ["none", "sector", "country", "city", "region", "operatingStatus"] as const)
    expect((await sums(groupBy, member)).status).toBe(200);
});

test("a hidden organization is no choice, and its address names nothing", async () => {
  const { call, db, token, list } = await appWithStartups(60);
  const centers = async () =>
    (await call(availableValues, { body: { facets: ["incubationCenters"] } }, { token })).data.data.incubationCenters!;
  const [hidden, ...others] = await centers();
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, hidden!.id));
  expect((await centers()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  for (const center of [hidden!.id, hidden!.slug])
    expect(await list({ filter: { incubationCenters: [center] } })).toMatchObject({ status: 400 });
});
