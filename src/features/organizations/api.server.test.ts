import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { listStartups, saveQuery } from "#features/startups/contract.ts";
import { expressionOf } from "#server/list-index/expression.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { FAKE_PLACES, fakeCity, fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { refreshOrganizations } from "./commands.server.ts";
import { organizationCalls } from "./contract.ts";
import { type OrganizationFilter, organizationList } from "./filters.ts";
import { organizationSource } from "./queries.server.ts";

const { page, availableValues, savedQueries } = organizationCalls;
const [FIRST, SECOND] = fakeTypes("organizerType", 2) as [string, string];

async function appWithOrganizations() {
  const built = await testApp();
  await insertFakeReferences(built.database);
  await built.db.delete(organization);
  const random = randomNumbers(11);
  const rows = Array.from({ length: 60 }, (_, index) => {
    const place = random() < 0.8 ? Math.floor(random() * FAKE_PLACES.length) : undefined;
    const at = place === undefined ? undefined : FAKE_PLACES[place];
    return {
      id: v7(),
      typeId: random() < 0.5 ? FIRST : SECOND,
      name: `${["Işık", "İzmir", "Çınar", "Ada"][index % 4]} ${index}`,
      seoUrl: `kurum-${index}`,
      taglineEn: "Helps teams",
      countryId: at ? fixedId(`country/${at[0]}`) : null,
      cityId: place === undefined ? null : fakeCity(place),
      isVisible: random() < 0.9,
    };
  });
  await built.db.insert(organization).values(rows);
  const ids = rows.map(({ id }) => id);
  await refreshOrganizations(built.db, ids);
  const list = (filter: OrganizationFilter, body = {}) =>
    built.call(page, { body: { filter, pageSize: 100, ...body } });
  const takes = ({ words, type, country, city }: OrganizationFilter) =>
    rows.filter(
      (row) =>
        row.isVisible &&
        hasWords(words, row.name) &&
        (!type || type.includes(row.typeId)) &&
        (!country || (row.countryId !== null && country.includes(row.countryId))) &&
        (!city || (row.cityId !== null && city.includes(row.cityId))),
    );
  return { ...built, rows, ids, list, takes };
}

test("types and places match what they name; counts match the list", async () => {
  const { list, takes, call } = await appWithOrganizations();
  const country = [fixedId(`country/${FAKE_PLACES[0]![0]}`)];
  const filters: OrganizationFilter[] = [
    {},
    { words: ["İZM", "1"] },
    { type: [FIRST] },
    { country },
    { type: [SECOND], country, city: [fakeCity(0)] },
  ];
  for (const filter of filters) {
    const { data } = await list(filter);
    expect(data.rows.map(({ id }) => id).toSorted()).toEqual(
      takes(filter)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(data.totalCount).toBe(takes(filter).length);
    const values = (await call(availableValues, { body: { filter } })).data;
    expect(values.totalCount).toBe(data.totalCount);
    for (const { id, count } of values.data.types!) expect(count).toBe(takes({ ...filter, type: [id] }).length);
    for (const { id, count } of values.data.cities ?? []) expect(count).toBe(takes({ ...filter, city: [id] }).length);
  }
});

test("names follow the reader's alphabet; texts are localized", async () => {
  const { call } = await appWithOrganizations();
  const names = async (language: string) => {
    const headers = { "accept-language": language };
    const { data } = await call(page, { body: { pageSize: 100, sort: "name" } }, { headers });
    return [...new Set(data.rows.map(({ name }) => name.split(" ")[0]))];
  };
  expect(await names("tr")).toEqual(["Ada", "Çınar", "Işık", "İzmir"]);
  expect(await names("en")).toEqual(["Ada", "Çınar", "Işık", "İzmir"]);
});

test("where nothing fits, each filter says what dropping it would bring", async () => {
  const { call, db, ids, takes } = await appWithOrganizations();
  const filter = { type: [FIRST], country: [fixedId("country/TR")] };
  await db.execute(sql`update organization set country_id = null, city_id = null where type_id = ${FIRST}`);
  await refreshOrganizations(db, ids);
  const { data } = await call(availableValues, { body: { filter } });
  expect(data.totalCount).toBe(0);
  const drops = Object.fromEntries(data.drops.map(({ field, totalCount }) => [field, totalCount]));
  expect(drops.country).toBe(takes({ type: [FIRST] }).length);
});

test("saved filters belong to one list: free names, ids useless elsewhere", async () => {
  const { call, db } = await appWithOrganizations();
  const { token } = await signedIn(db);
  const body = { name: "Petek", filter: {} };
  const own = await call(organizationCalls.saveQuery, { body }, { token });
  expect(own.status).toBe(200);
  expect((await call(saveQuery, { body }, { token })).status).toBe(200);
  expect(await call(organizationCalls.saveQuery, { body }, { token })).toMatchObject({ status: 409, code: "conflict" });
  expect((await call(savedQueries, { query: {} }, { token })).data.totalCount).toBe(1);
  expect(await call(listStartups, { body: { queryId: own.data.id } }, { token })).toMatchObject({ status: 404 });
  expect((await call(page, { body: { queryId: own.data.id } }, { token })).status).toBe(200);
});

test("the index says of organizations what their rows say, after every write", async () => {
  const { db, ids } = await appWithOrganizations();
  const faults = async () => (await db.execute(sql`select fault from list_index_faults('organizations')`)).rows;
  expect(await faults()).toEqual([]);
  await db.execute(sql`update organization set is_visible = not is_visible, type_id = ${FIRST}`);
  expect((await faults()).length).toBeGreaterThan(0);
  await refreshOrganizations(db, ids);
  expect(await faults()).toEqual([]);
  await db.delete(organization);
  await refreshOrganizations(db, ids);
  expect(await faults()).toEqual([]);
});

test("pages are read by the index of their order", async () => {
  const { database } = await appWithOrganizations();
  const client = await database.pool.connect();
  await client.query("analyze; set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
  for (const sort of organizationList.sorts)
    for (const filter of [{}, { type: [FIRST] }]) {
      const expression = expressionOf(organizationSource, filter, ({ term }, id) => `${term}:${id}`);
      const statement = pageStatement(organizationSource, expression, { sort, locale: "tr", offset: 0, limit: 9 });
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, params);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/Index (Only )?Scan using organization_(newest|name_tr)/);
      expect(plan).not.toMatch(/Seq Scan on (organization|list_block)\b/);
    }
  client.release();
});
