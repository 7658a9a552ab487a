import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { startup, startupPatent } from "#db/tables/startups.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { signedIn } from "#testing/members.ts";
import { fakeTypes } from "#testing/startups.ts";
import {
  aggregateStartups,
  availableValues,
  countByFullness,
  type Group,
  listStartups,
  startupsByIds,
  VIEW_NAMES,
} from "./contract.ts";
import { getStartup } from "./detail/contract.ts";
import { searchFunding } from "./funding/contract.ts";

test("every column of the specification is served, by list and by ids", async () => {
  const { list, call, db, token, startups } = await appWithStartups(12);
  const { id } = startups.find(({ listed }) => listed)!;
  await db
    .update(startup)
    .set({ cover: "/c.webp", seekingAmount: 5, seekingAmountCurrencyId: fixedId("currency/EUR"), seekingAmountUsd: 6 })
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
    data: [{ field: "ids", reason: "atMostWithoutPackage" }],
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
  // Leaving out all but two would choose two.
  const others = { filter: { "not.sector": fakeTypes("sector", 1) } };
  for (const endpoint of [listStartups, availableValues, aggregateStartups])
    expect(await call(endpoint, { body: others })).toMatchObject({
      status: 403,
      code: "signInForMoreChoices",
      data: [{ field: "not.sector", reason: "signInToLeaveOut" }],
    });
  expect((await list(others, member)).status).toBe(200);
  await database.pool.query("update premium_setting set premium_enable = false");
  premiumSettingsChanged(db);
  expect(await call(listStartups, { body: { filter: { stage: fakeTypes("stage", 1) } } })).toMatchObject({
    status: 200,
    data: { limit: null },
  });
});

test("visitors read by ids only what startup pages show everybody", async () => {
  const { call, db, database, startups } = await appWithStartups(20);
  await database.pool.query("update premium_setting set user_need_to_sign_for_see_data = false");
  premiumSettingsChanged(db);
  const ids = startups.flatMap(({ id, listed }) => (listed ? [id] : [])).slice(0, 5);
  const { data: rows } = await call(startupsByIds, { body: { ids, view: VIEW_NAMES } });
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const row of rows) {
    const page = (await call(getStartup, { params: { seoUrlOrId: row.id } })).data;
    const shown: Record<string, unknown> = {
      ...page,
      fundingCount: page.funding.rounds,
      totalRaisedUsd: page.funding.totalUsd,
      lastFundingDate: page.funding.lastDate,
    };
    // Currencies stand in the sums of the page.
    const { patents, competitors, location, marketSizeCurrency, seekingInvestmentAmountCurrency, ...others } = row;
    const { lastRound, ...fields } = others;
    expect(lastRound?.announcedDate ?? null).toBe(page.funding.lastDate);
    expect(lastRound === null).toBe(page.funding.rounds === 0);
    expect(namesOf(page.location)).toMatchObject(namesOf(location) as object);
    expect(page).toMatchObject({ patents, competitors });
    for (const [key, value] of Object.entries(fields)) expect(namesOf(shown[key]), key).toEqual(namesOf(value));
  }
});

/** A choice by its id, a currency by its code; lists in one order. */
function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf).toSorted();
  if (value === null || typeof value !== "object") return value ?? null;
  const { id, slug, ...rest } = value as Record<string, unknown>;
  if (typeof id === "string") return id;
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, namesOf(one)]));
}

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

test("sums grouped by premium filter values are premium", async () => {
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
