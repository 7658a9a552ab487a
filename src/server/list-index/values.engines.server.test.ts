import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { aggregateStartups, availableValues } from "#features/startups/contract.ts";
import { type StartupFilter, startupList } from "#features/startups/filters.ts";
import { type FilterInput, without } from "#shared/list/filter.ts";
import { isChoice } from "#shared/list/list.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { naivelyTakes } from "#testing/naive-startups.ts";
import {
  type FakeStartup,
  fakeCity,
  fakeStartup,
  fakeTypes,
  indexStartups,
  insertFakeReferences,
  insertStartups,
  randomNumbers,
} from "#testing/startups.ts";

const FILTERS: StartupFilter[] = [
  {},
  { sector: fakeTypes("sector", 2), stage: fakeTypes("stage", 1) },
  { country: [fixedId("country/TR")], city: [fakeCity(0)], incorporated: true },
  { hasInvestment: true, "hasInvestment.tour": fakeTypes("investmentTour", 1), "fundings.amountUsd": { gte: 1_000 } },
  {
    sector: fakeTypes("sector", 3),
    "investments.amountCurrency": [fixedId("currency/USD")],
    "fundings.amountUsd": { gte: 1, lte: 1_340_000 },
    "fundings.announcedDate": { gte: "2011-01-15" },
  },
];

let startups: FakeStartup[];
let token: string;
/** Of all tests: those that change startups stand last, and change others. */
const app = sharedApp(async (database) => {
  await insertFakeReferences(database);
  const random = randomNumbers(5);
  startups = Array.from({ length: 120 }, () => fakeStartup(random));
  await insertStartups(database, startups);
  await indexStartups(database, startups);
  ({ token } = await signedIn(database.db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] }));
});
const values = (filter: object, who = token) =>
  app().call(availableValues, { body: { filter: filter as FilterInput } }, { token: who });

test("a count is the list's total with that choice alone in its filter", async () => {
  const countOf = (filter: StartupFilter) => startups.filter((startup) => naivelyTakes(filter, startup)).length;
  const expectedOf = (filter: StartupFilter, field: string, id: string) => {
    const rest = without(filter, field === "country" ? ["country", "city"] : [field]);
    return countOf({ ...rest, [field]: isChoice(startupList, field) ? [id] : id === "true" } as StartupFilter);
  };
  for (const filter of FILTERS) {
    const { data, status } = await values(filter);
    expect(status).toBe(200);
    expect(data.totalCount).toBe(countOf(filter));
    for (const [facet, field] of Object.entries(startupList.facets)) {
      if (facet === "cities" && filter.country?.length !== 1) expect(data.data.cities).toEqual([]);
      for (const { id, count } of data.data[facet] ?? []) {
        if (field === "hasInvestment" && id === "false") continue;
        expect(count, `${facet} ${id}`).toBe(expectedOf(filter, field, id));
      }
    }
  }
});

test("aggregates count startups and rounds, rounds by their own conditions", async () => {
  const { call } = app();
  // Also what the types refuse.
  const ask = async (body: object) => (await call(aggregateStartups, { body: body as never }, { token })).data;
  const listed = startups.filter((startup) => startup.listed);
  const rounds = listed.flatMap((startup) => startup.fundings.filter((round) => !round.isPrivate));
  const cents = (amounts: (number | null)[]) =>
    amounts.reduce<number>((sum, usd) => sum + Math.round((usd ?? 0) * 100), 0);
  const all = await ask({ of: "fundings", groupBy: "tour" });
  expect(all.totalCount).toBe(rounds.length);
  expect(Math.round(all.sumUsd! * 100)).toBe(cents(rounds.map((round) => round.amountUsd)));
  const filter = {
    "fundings.amountUsd": { gte: 1_000_000, lte: 5_000_000 },
    "fundings.announcedDate": { gte: "2012-01-01", lte: "2012-12-31" },
  };
  const inRange = rounds.filter(
    ({ amountUsd, announcedDate }) =>
      amountUsd !== null && amountUsd >= 1e6 && amountUsd <= 5e6 && announcedDate?.startsWith("2012"),
  );
  expect((await ask({ of: "fundings", filter })).totalCount).toBe(inRange.length);
  const bySector = await ask({ groupBy: "sector", filter: { region: ["ca"] } });
  expect(bySector.totalCount).toBe(listed.filter((startup) => startup.cityId === fakeCity(2)).length);
  expect(bySector.groups.reduce((sum, { count }) => sum + count, 0)).toBe(bySector.totalCount);
  expect(await call(aggregateStartups, { body: { groupBy: "tour" } }, { token })).toMatchObject({
    status: 400,
    data: [{ field: "groupBy" }],
  });
});

test("a list of organizations follows their names at once", async () => {
  const { database } = app();
  const centers = async () => (await values({})).data.data.incubationCenters!;
  const [first, ...rest] = await centers();
  await database.pool.query("update organization set name = 'Yenilenen Kuluçka' where id = $1", [first!.id]);
  const renamed = await centers();
  expect(renamed).toHaveLength(rest.length + 1);
  expect(renamed).toContainEqual({ ...first, name: "Yenilenen Kuluçka" });
});

test("counts follow a write at once, within buckets and hidden startups", async () => {
  const { db, database } = app();
  const filter = { "fundings.amountUsd": { gte: 123_456 } };
  const total = async (asked: object) => (await values(asked)).data.totalCount;
  const [all, before] = [await total({}), await total(filter)];
  const { rows } = await database.pool.query<{ startup_id: string }>(
    `update funding set amount = 123455, amount_usd = 123455
      where startup_id = (select startup_id from funding where not is_private and amount_usd > 123456 group by 1 limit 1)
      returning startup_id`,
  );
  await refreshStartups(db, [rows[0]!.startup_id]);
  expect(await total(filter)).toBe(before - 1);
  await database.pool.query("update startup set is_visible = false where id = $1", [startups[0]!.id]);
  await refreshStartups(db, [startups[0]!.id]);
  expect(await total({})).toBe(all - 1);
});

test("a rolled back write changes no answer and no cached count", async () => {
  const { db, database } = app();
  const other = startups.filter(({ listed }) => listed)[1]!;
  const total = async () => (await values({})).data.totalCount;
  const all = await total();
  const hide = async (tx: typeof db) => {
    await tx.execute(sql`update startup set is_visible = false where id = ${other.id}`);
    await refreshStartups(tx, [other.id]);
    await refreshStartups(tx, [other.id]);
  };
  const back = db.transaction(async (tx) => {
    await hide(tx);
    tx.rollback();
  });
  await expect(back).rejects.toThrow();
  expect(await total()).toBe(all);
  await db.transaction(hide);
  expect(await total()).toBe(all - 1);
  const { rows } = await database.pool.query("select count(*)::int waiting from list_refreshing");
  expect(rows).toEqual([{ waiting: 0 }]);
});

test("chosen values are listed, two tours are not, locked lists uncounted", async () => {
  const { db, database } = app();
  await database.pool.query("update startup set country_id = null, city_id = null");
  await database.pool.query("select list_refresh('startups', array(select id from startup))");
  const chosen = await values({ country: [fixedId("country/TR")] });
  expect(chosen.data.data.countries).toEqual([
    { id: fixedId("country/TR"), name: "Türkiye", slug: "turkiye", count: 0, chosen: true },
  ]);
  expect(chosen.data.drops).toEqual([{ field: "country", totalCount: expect.any(Number) }]);
  expect(chosen.data.data.tours?.some(({ slug }) => ["secondary-market", "undisclosed"].includes(slug))).toBe(false);
  const { token: member } = await signedIn(db);
  const locked = (await values({}, member)).data.data;
  expect(locked.stages?.every(({ count }) => count === null)).toBe(true);
  expect(locked.sectors?.some(({ count }) => (count ?? 0) > 0)).toBe(true);
  for (const name of ["countries", "cities", "sectors", "businessModels", "revenueModels"])
    expect(locked).toHaveProperty(name);
});
