import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { profile, profileSkill } from "#db/tables/profile.server.ts";
import { university } from "#db/tables/reference.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { expressionOf } from "#server/list-index/expression.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { premiumMember } from "#testing/app-with-startups.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { FAKE_PLACES, fakeCity, fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { FAKE_LANGUAGES, type FakeTalent, fakeTalent, insertTalents, takesTalent } from "#testing/talents.ts";
import { talentCalls, talentsByIds } from "./contract.ts";
import type { TalentFilter } from "./filters.ts";
import { searchPeople } from "./people/contract.ts";
import { talentSource } from "./queries.server.ts";

const { page, availableValues } = talentCalls;
let talents: FakeTalent[] = [];
let schools: string[] = [];
const built = sharedApp(async (database) => {
  await insertFakeReferences(database);
  await database.db.delete(account);
  const rows = await database.db.select({ id: university.id }).from(university).limit(3);
  schools = rows.map(({ id }) => id);
  const random = randomNumbers(5);
  talents = Array.from({ length: 120 }, () => fakeTalent(random, schools));
  await insertTalents(database.db, talents);
});

const country = fixedId(`country/${FAKE_PLACES[0]![0]}`);
const [plan, otherPlan] = fakeTypes("workingPlan") as [string, string];
const [role] = fakeTypes("jobRole") as [string];
const [skill] = fakeTypes("skill") as [string];
const [softSkill] = fakeTypes("softSkill") as [string];
const [status] = fakeTypes("jobSearchStatus") as [string];
const filters = (): TalentFilter[] => [
  {},
  { words: ["İŞI"] },
  { words: ["çag", "oz"] },
  { country: [country], city: [fakeCity(0)] },
  { workingPlans: [plan, otherPlan], jobRoles: [role] },
  { userType: fakeTypes("userType", 2) },
  { skills: [skill], softSkills: [softSkill] },
  { schools: [schools[0]!] },
  { jobSearchStatus: [status] },
  { salary: { gte: 1_000, lte: 2_500.5 } },
  { salary: { gte: 777.77 }, languages: [FAKE_LANGUAGES[0]!] },
  { share: { lte: 12.5 } },
  { share: { gte: 5, lte: 33.33 }, workingPlans: [plan] },
];
const sorted = (ids: Iterable<string>) => [...ids].sort();

test("every filter takes the people it names; counts match the list", async () => {
  const { call, db } = built();
  const token = await premiumMember(db);
  const own = (await db.select({ id: account.id, name: account.name }).from(account)).filter(
    ({ id }) => !talents.some((talent) => talent.id === id),
  );
  for (const filter of filters()) {
    const { data, status: code } = await call(page, { body: { filter, pageSize: 100 } }, { token });
    expect(code, JSON.stringify(data)).toBe(200);
    const second = await call(page, { body: { filter, pageSize: 100, currentPage: 2 } }, { token });
    const ids = [...data.rows, ...second.data.rows].map(({ id }) => id);
    const expected = talents.filter((talent) => takesTalent(filter, talent)).map(({ id }) => id);
    const others = ids.filter((id) => own.some((row) => row.id === id));
    expect(sorted(ids), JSON.stringify(filter)).toEqual(sorted([...expected, ...others]));
    const values = (await call(availableValues, { body: { filter } }, { token })).data;
    expect(values.totalCount).toBe(data.totalCount);
    if (Object.keys(filter).length === 0) continue;
    for (const [facet, field] of [
      ["workingPlans", "workingPlans"],
      ["jobRoles", "jobRoles"],
      ["skills", "skills"],
      ["softSkills", "softSkills"],
      ["schools", "schools"],
      ["jobSearchStatuses", "jobSearchStatus"],
      ["languages", "languages"],
    ] as const)
      for (const { id, count } of values.data[facet] ?? [])
        expect(count, `${facet} of ${JSON.stringify(filter)}`).toBe(
          talents.filter((talent) => takesTalent({ ...filter, [field]: [id] }, talent)).length,
        );
  }
});

test("salaries compare in a currency; schools by slug, languages by code", async () => {
  const { call, db } = built();
  const token = await premiumMember(db);
  const total = async (filter: object) =>
    (await call(page, { body: { filter: filter as never } }, { token })).data.totalCount;
  const dollars = await total({ salary: { gte: 1_000 } });
  const lira = await total({ salary: { gte: 1_000 }, salaryCurrency: ["try"] });
  expect(lira).toBeGreaterThan(dollars);
  const { data } = await call(availableValues, { body: { facets: ["schools", "languages", "currencies"] } }, { token });
  const [school] = data.data.schools!;
  expect(school!.slug).toMatch(/^[a-z0-9-]+$/);
  expect(await total({ schools: [school!.slug] })).toBe(school!.count);
  expect(await total({ languages: ["tr"] })).toBe(data.data.languages!.find(({ slug }) => slug === "tr")!.count);
  expect(data.data.currencies!.map(({ slug, count }) => [slug, count])).toContainEqual(["usd", null]);
});

testOnNewest(
  "visitors choose one value of each open filter and none of the premium ones, also while premium is off",
  async () => {
    const { call, db } = built();
    expect(await call(page, { body: { filter: { workingPlans: [plan] } } })).toMatchObject({ status: 200 });
    for (const filter of [
      { workingPlans: [plan, otherPlan] },
      { jobRoles: fakeTypes("jobRole", 2) },
      { "not.workingPlans": [plan] },
    ])
      expect(await call(page, { body: { filter } })).toMatchObject({ code: "signInForMoreChoices" });
    const { token } = await signedIn(db);
    const premium = { jobSearchStatus: [status] };
    expect(await call(page, { body: { filter: premium } })).toMatchObject({ code: "premiumRequired" });
    expect(await call(page, { body: { filter: premium } }, { token })).toMatchObject({ code: "premiumRequired" });
    await db.update(premiumSetting).set({ premiumEnable: false });
    premiumSettingsChanged(db);
    expect(await call(page, { body: { filter: premium } })).toMatchObject({ code: "premiumRequired" });
    expect(await call(page, { body: { filter: premium } }, { token })).toMatchObject({ status: 200 });
    await db.update(premiumSetting).set({ premiumEnable: true });
    premiumSettingsChanged(db);
  },
);

testOnNewest("what is no filter, no percentage, no page or another noun's id is refused or takes nobody", async () => {
  const { call, db } = built();
  const token = await premiumMember(db);
  const list = (body: object) => call(page, { body: body as never }, { token });
  for (const body of [
    { filter: { sector: ["energy"] } },
    { filter: { share: { gte: 101 } } },
    { filter: { salary: { gte: 5, lte: 4 } } },
    { filter: { skills: "x" } },
    { filter: { schools: ["no-such-school"] } },
    { filter: { salaryCurrency: ["usd"] } },
    { currentPage: 0 },
    { currentPage: 1e9 },
  ])
    expect(await list(body), JSON.stringify(body)).toMatchObject({ status: 400, code: "invalidInput" });
  const many = Array.from({ length: 10_000 }, (_, at) => `v${at}`);
  expect((await list({ filter: { workingPlans: many } })).code).toBe("tooManyChoices");
  expect((await list({ filter: { workingPlans: [role] } })).data.totalCount).toBe(0);
  expect(await list({ queryId: "zz" })).toMatchObject({ code: "invalidQueryId" });
});

test("orders: fullest, newest, and by name in the alphabet of the reader", async () => {
  const { call } = built();
  const names = async (language: string) => {
    const { data } = await call(
      page,
      { body: { pageSize: 100, sort: "name" } },
      { headers: { "accept-language": language } },
    );
    return [...new Set(data.rows.map(({ name }) => name))].filter((name) => ["Işık", "İdil"].includes(name));
  };
  expect(await names("tr")).toEqual(["Işık", "İdil"]);
  expect(await names("en")).toEqual(["İdil", "Işık"]);
  const newest = (await call(page, { body: { pageSize: 1, sort: "newest" } })).data.rows[0]!;
  const latest = talents.filter(({ confirmed }) => confirmed).map(({ createdAt }) => createdAt.getTime());
  const one = talents.find(({ id }) => id === newest.id);
  expect(one === undefined || one.createdAt.getTime() === Math.max(...latest)).toBe(true);
});

test("the search for people filters, orders and pages as the list does", async () => {
  const { call } = built();
  const body = { searchText: "isi", isDescending: true, pageSize: 100 };
  const { data } = await call(searchPeople, { body });
  const expected = talents.filter((talent) => takesTalent({ words: ["isi"] }, talent));
  expect(sorted(data.rows.map(({ id }) => id))).toEqual(sorted(expected.map(({ id }) => id)));
  const names = data.rows.map(({ name, surname }) => `${name} ${surname}`);
  const ascending = (await call(searchPeople, { body: { ...body, isDescending: false } })).data.rows;
  expect(ascending.map(({ name, surname }) => `${name} ${surname}`).toReversed()).toEqual(names);
});

test("the index says of people what their rows say, whoever writes them", async () => {
  const { db } = built();
  const faults = async () => (await db.execute(sql`select fault from talents_index_faults()`)).rows;
  expect(await faults()).toEqual([]);
  const [first, second, third] = talents as [FakeTalent, FakeTalent, FakeTalent];
  await db.execute(sql`update account set name = 'Zeytin', locked_at = now() where id = ${first.id}`);
  await db.execute(
    sql`update profile set city_id = null, country_id = null, max_share = 7 where account_id = ${second.id}`,
  );
  await db.delete(profileSkill);
  await db.delete(profile);
  await db.execute(sql`delete from account where id = ${third.id}`);
  expect(await faults()).toEqual([]);
  expect((await db.execute(sql`select from talent_refreshing`)).rows).toEqual([]);
});

test("pages, and people by their ids, are read by indexes", async () => {
  const { database } = built();
  const client = await database.pool.connect();
  await client.query("analyze; set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
  const planOf = async (text: string, params: unknown[]) => {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, params as never[]);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  for (const sort of Object.keys(talentSource.orders))
    for (const filter of [{}, { workingPlans: [plan] }, { salary: { gte: 1_234 } }]) {
      const expression = expressionOf(talentSource, filter, ({ term }, id) => `${term}:${id}`);
      const statement = pageStatement(talentSource, expression, { sort, locale: "tr", offset: 0, limit: 9 });
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      const written = await planOf(text, params);
      expect(written).toMatch(/Index (Only )?Scan (Backward )?using talent_(fullest|newest|name_tr)/);
      expect(written).not.toMatch(/Seq Scan on (talent|list_block)\b/);
    }
  // The condition that every reading of people adds: whether they hide from the reader.
  const sent = sql`select entry.id from account entry where entry.seo_url = 'x' and ${seesPerson({ kind: "member", id: talents[0]!.id }, sql`entry.id`)}`;
  const { sql: text, params } = new PgDialect().sqlToQuery(sent);
  expect(await planOf(text, params)).not.toMatch(/Seq Scan/);
  const marks = `select * from hiding_marks_of('${talents[0]!.id}')`;
  expect(await planOf(marks, [])).not.toMatch(/Seq Scan/);
  client.release();
});

test("people by id come in the order of the ids", async () => {
  const { call } = built();
  const { data: first } = await call(page, { body: { pageSize: 3 } });
  const ids = first.rows.map(({ id }) => id).reverse();
  const { data } = await call(talentsByIds, { body: { ids: [...ids, fixedId("nobody")] } });
  expect(data.map(({ id }) => id)).toEqual(ids);
});
