import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { FAKE_CENTERS, fakeStartup, insertFakeReferences, insertStartups, randomNumbers } from "#testing/startups.ts";
import { fundingByAssociation, fundingByInvestor, privateFundingByInvestor, searchFunding } from "./contract.ts";

const investorId = FAKE_CENTERS[0]!;
const premiumMember = async (db: Db) => (await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] })).token;

test("rounds come newest first, six a page, with exact totals", async () => {
  const { call, database, db } = await testApp();
  const reader = await premiumMember(db);
  await insertFakeReferences(database);
  const random = randomNumbers(7);
  const startups = Array.from({ length: 25 }, () => fakeStartup(random));
  await insertStartups(database, startups);
  const listed = startups.flatMap((one) => (one.listed ? one.fundings.filter(({ isPrivate }) => !isPrivate) : []));
  const totalUsd = Math.round(listed.reduce((sum, { amountUsd }) => sum + (amountUsd ?? 0), 0) * 100) / 100;
  const seen: { id: string; announcedDate: string | null }[] = [];
  for (let currentPage = 1; seen.length < listed.length; currentPage++) {
    const { data } = await call(searchFunding, { body: { currentPage } }, { token: reader });
    expect(data).toMatchObject({ totalCount: listed.length, totalUsd, currentPage, pageSize: 6 });
    expect(data.rows.length).toBe(Math.min(6, listed.length - seen.length));
    seen.push(...data.rows);
  }
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(listed.map(({ id }) => id)));
  const dates = seen.map(({ announcedDate }) => announcedDate ?? "");
  expect(dates).toEqual(dates.toSorted().reverse());
  const range = { announcedDate: { gte: "2012-01-01", lte: "2019-12-31" } };
  const within = listed.filter(({ announcedDate: day }) => day && day >= "2012-01-01" && day <= "2019-12-31");
  expect((await call(searchFunding, { body: { filter: range } }, { token: reader })).data.totalCount).toBe(
    within.length,
  );
  const both = { ...range, currency: ["usd"], amountUsd: { gte: 1_000_000 }, tour: ["angel", "seed"] };
  const { data } = await call(
    searchFunding,
    { body: { filter: both, sort: "-amountUsd", pageSize: 100 } },
    { token: reader },
  );
  expect(data.totalCount).toBe(data.rows.length);
  for (const row of data.rows) {
    expect(row.amountCurrency).toBe("USD");
    expect(row.amountUsd).toBeGreaterThanOrEqual(1_000_000);
  }
});

testOnNewest("a row carries the startup, the round and its investors, the lead first", async () => {
  const { call, database, db } = await testApp();
  const reader = await premiumMember(db);
  const { id, publicRound } = await insertFullStartup(database);
  const angel = await signedIn(db);
  const [listed] = await db.select().from(account).where(eq(account.id, angel.id));
  await db.insert(fundingInvestor).values({ fundingId: publicRound, name: "A. Melek", accountId: angel.id });
  const { data } = await call(searchFunding, { body: {} }, { token: reader, headers: { "accept-language": "tr" } });
  expect(data.rows).toMatchObject([
    {
      id: publicRound,
      associationId: id,
      associationName: "Işık Batarya",
      associationSeoUrl: "isik-batarya",
      associationLogo: "/art/logo/isik-64.svg",
      announcedDate: "2024-06-01",
      fundingStageName: "Tohum",
      fundingTypeName: null,
      amount: 520_000.25,
      amountCurrency: "USD",
      premValuation: null,
      shareRatio: 12.5,
      fundingInvestors: [
        { name: "Kovan Merkez 0", isLead: true, accountId: null },
        { accountId: angel.id, name: `${listed!.name} ${listed!.surname}`, seoUrl: listed!.seoUrl },
        { name: "Bir Melek", isLead: false, organizationId: null, accountId: null, seoUrl: null },
      ],
    },
  ]);
  // Who is not there any more is not named.
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, angel.id));
  const later = await call(searchFunding, { body: {} }, { token: reader });
  expect(later.data.rows[0]!.fundingInvestors.map(({ name }) => name)).toEqual(["Kovan Merkez 0", "Bir Melek"]);
});

testOnNewest("private rounds are seen by who has the right, in their own lists only", async () => {
  const { call, database, db } = await testApp();
  const { id, privateRound } = await insertFullStartup(database);
  const fund = await signedIn(db, { [investorId]: [SCOPE.ORGANIZATION_FINANCIAL_READ] });
  const team = await signedIn(db, { [id]: [SCOPE.FINANCIAL_FULL_ACCESS] });
  const stranger = await signedIn(db, { [v7()]: [SCOPE.FULL_ACCESS] });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const body = { investorId };
  for (const { token } of [fund, admin]) {
    const { data } = await call(privateFundingByInvestor, { body }, { token });
    expect(data).toMatchObject({ totalCount: 1, totalUsd: 900_000, rows: [{ id: privateRound, isPrivate: true }] });
    expect((await call(searchFunding, { body: {} }, { token })).data.totalCount).toBe(1);
    expect((await call(fundingByInvestor, { body }, { token })).data.totalCount).toBe(1);
  }
  for (const { token } of [team, stranger])
    expect(await call(privateFundingByInvestor, { body }, { token })).toMatchObject({ status: 403 });
  expect(await call(privateFundingByInvestor, { body })).toMatchObject({ status: 401, code: "unauthorized" });
  const ofStartup = { body: { associationId: "isik-batarya" } };
  expect((await call(fundingByAssociation, ofStartup, { token: team.token })).data.totalCount).toBe(2);
  expect((await call(fundingByAssociation, ofStartup, { token: stranger.token })).data.totalCount).toBe(1);
});

testOnNewest("rights are those of the list of startups", async () => {
  const { call, db } = await testApp();
  const { token } = await signedIn(db);
  const body = { filter: { amountUsd: { gte: 1 }, startup: ["isik-batarya"] } };
  expect(await call(searchFunding, { body: {} })).toMatchObject({ status: 401, code: "unauthorized" });
  expect(await call(searchFunding, { body: {} }, { token })).toMatchObject({ status: 200 });
  expect(await call(searchFunding, { body }, { token })).toMatchObject({
    status: 402,
    code: "premiumRequired",
    data: [{ field: "amountUsd" }],
  });
});

test("totals follow every change of rounds and startups", async () => {
  const { call, database, db } = await testApp();
  const reader = await premiumMember(db);
  const { publicRound, privateRound } = await insertFullStartup(database);
  const totals = async () => {
    const { totalCount, totalUsd } = (await call(searchFunding, { body: {} }, { token: reader })).data;
    return [totalCount, totalUsd];
  };
  const set = (change: string, id: string) => database.pool.query(`update funding set ${change} where id = $1`, [id]);
  expect(await totals()).toEqual([1, 520_000.25]);
  await set("is_private = false", privateRound);
  expect(await totals()).toEqual([2, 1_420_000.25]);
  await set("announced_date = null, amount_usd = 100", publicRound);
  expect(await totals()).toEqual([2, 900_100]);
  await db.update(startup).set({ isVisible: false });
  expect(await totals()).toEqual([0, 0]);
  expect(await call(fundingByAssociation, { body: { associationId: "isik-batarya" } })).toMatchObject({ status: 404 });
  await db.update(startup).set({ isVisible: true, deletedAt: new Date() });
  expect(await totals()).toEqual([0, 0]);
  await db.update(startup).set({ deletedAt: null });
  expect(await totals()).toEqual([2, 900_100]);
  await db.delete(startup);
  expect(await totals()).toEqual([0, 0]);
});

let reader = "";
const filled = sharedApp(async (database) => {
  await insertFullStartup(database);
  reader = await premiumMember(database.db);
});

const ODD_QUESTIONS: [name: string, body: object, status: number, field: string | undefined][] = [
  ["page 0", { currentPage: 0 }, 400, "currentPage"],
  ["page -1", { currentPage: -1 }, 400, "currentPage"],
  ["a page size above 100", { pageSize: 101 }, 400, "pageSize"],
  ["an unknown sort", { sort: "name; drop table funding" }, 400, "sort"],
  ["an unknown field", { filter: { colour: ["red"] } }, 400, "filter.colour"],
  ["an unknown tour", { filter: { tour: ["' or 1=1 --"] } }, 400, "filter.tour"],
  ["a NUL", { filter: { tour: ["\u0000"] } }, 400, "filter.tour.0"],
  ["a day that is none", { filter: { announcedDate: { gte: "2024-02-30" } } }, 400, "filter.announcedDate.gte"],
  ["a text for an amount", { filter: { amountUsd: { gte: "1" } } }, 400, "filter.amountUsd.gte"],
  ["a far page", { currentPage: 1e9 }, 200, undefined],
  ["nobody's startup", { filter: { startup: ["nobody"] } }, 200, undefined],
];

testOnNewest("odd questions are answered clearly", async () => {
  const { app } = filled();
  const headers = { authorization: `Bearer ${reader}` };
  for (const [name, body, status, field] of ODD_QUESTIONS) {
    const answer = await app.inject({ method: "POST", url: "/apiStartup/Funding", payload: body, headers });
    expect(answer.statusCode, name).toBe(status);
    if (field) expect(answer.json().data[0].field, name).toBe(field);
    else expect(answer.json().data.rows, name).toEqual([]);
  }
});

test("usual questions read an index, not the table", async () => {
  // Filled before the app stands: a server whose event loop the embedded database holds up refuses calls.
  const database = await testDatabase();
  const { db } = database;
  await insertFullStartup(database);
  await db.execute(sql`insert into funding (id, startup_id, stage_id, announced_date, amount, amount_currency_id, amount_usd)
    select gen_random_uuid(), s.id, f.stage_id, date '1990-01-01' + n % 12000, n, f.amount_currency_id, n
    from generate_series(1, 30000) n, startup s, funding f where f.stage_id is not null`);
  await db.execute(sql`vacuum analyze funding`);
  await db.execute(sql`vacuum analyze funding_investor`);
  const { call } = await testApp(database);
  const reader = await premiumMember(db);
  const statements: string[] = [];
  const query = database.pool.query.bind(database.pool);
  database.pool.query = ((...args: Parameters<typeof query>) => {
    // A spy on the driver: its calls have many shapes, and ours is this one.
    const [{ text } = { text: "" }, values] = args as unknown as [{ text: string }, unknown[]];
    if (/\bfunding f\b/.test(text)) statements.push(JSON.stringify({ text, values }));
    return query(...args);
  }) as typeof query;
  for (const filter of [
    {},
    { announcedDate: { gte: "2020-01-01" } },
    { amountUsd: { gte: 29_000 } },
    { startup: ["nobody"] },
    { tour: ["grant"] },
  ])
    expect(await call(searchFunding, { body: { filter } }, { token: reader }), JSON.stringify(filter)).toMatchObject({
      status: 200,
    });
  expect((await call(searchFunding, { body: { sort: "amountUsd" } }, { token: reader })).data.totalCount).toBe(30_001);
  await call(fundingByInvestor, { body: { investorId } });
  expect(statements.length).toBeGreaterThan(6);
  for (const statement of statements) {
    const { text, values } = JSON.parse(statement);
    const { rows } = await query(`explain ${text}`, values);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), text).not.toMatch(/Seq Scan on funding\b/);
  }
  await database.close();
});
