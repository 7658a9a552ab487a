import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { changeQuery, deleteQuery, listStartups, savedQueries, saveQuery } from "#features/startups/contract.ts";
import { startupList } from "#features/startups/filters.ts";
import type { Input } from "#shared/endpoint.ts";
import { MAX_QUERIES } from "#shared/list/limits.ts";
import { savedRuleSchema } from "#shared/list/saved-rule.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { naivelyTakes } from "#testing/naive-startups.ts";
import {
  FAKE_CENTERS,
  fakeStartup,
  fakeTypes,
  insertFakeReferences,
  insertStartups,
  randomNumbers,
} from "#testing/startups.ts";

async function appWithMembers() {
  const built = await testApp();
  await insertFakeReferences(built.database);
  const random = randomNumbers(3);
  const startups = Array.from({ length: 100 }, () => fakeStartup(random));
  await insertStartups(built.database, startups);
  await refreshStartups(
    built.db,
    startups.map((startup) => startup.id),
  );
  const { token } = await signedIn(built.db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  return { ...built, startups, token };
}

testOnNewest("a saved filter is listed, used, changed and deleted by its owner only", async () => {
  const { call, token, db } = await appWithMembers();
  const { token: other } = await signedIn(db);
  const saved = await call(saveQuery, { body: { name: "Işık", filter: { sector: ["energy"] } } }, { token });
  expect(saved).toMatchObject({ status: 200, data: { name: "Işık", filter: { sector: ["energy"] }, sort: null } });
  expect(saved.data.id).toMatch(/^[0-9a-f]{24}$/);
  const again = await call(saveQuery, { body: { name: "Işık", filter: {} } }, { token });
  expect(again).toMatchObject({ status: 409, code: "conflict" });
  const { id } = saved.data;
  expect((await call(savedQueries, {}, { token })).data).toMatchObject({ totalCount: 1, pageSize: 24, rows: [{ id }] });
  expect((await call(savedQueries, {}, { token: other })).data.totalCount).toBe(0);
  const change = { query: { id }, body: { name: "Bal", filter: { incorporated: true }, sort: "name" as const } };
  expect(await call(changeQuery, change, { token: other })).toMatchObject({ status: 404 });
  expect((await call(changeQuery, change, { token })).data).toMatchObject({ name: "Bal", sort: "name" });
  const renamed = await call(changeQuery, { query: { id }, body: { name: "Kovan" } }, { token });
  expect(renamed.data).toMatchObject({ name: "Kovan", sort: "name", filter: { incorporated: true } });
  const shown = await call(listStartups, { body: { queryId: id.toUpperCase() } }, { token });
  expect(shown.data.query).toMatchObject({ id, name: "Kovan" });
  expect(await call(listStartups, { body: { queryId: id } }, { token: other })).toMatchObject({ status: 404 });
  expect(await call(deleteQuery, { query: { id } }, { token: other })).toMatchObject({ status: 200 });
  expect((await call(savedQueries, {}, { token })).data.totalCount).toBe(1);
  await call(deleteQuery, { query: { id } }, { token });
  expect((await call(savedQueries, {}, { token })).data.totalCount).toBe(0);
});

test("concurrent saves store an attempt once, a name once, within limits", async () => {
  const { call, token, db } = await appWithMembers();
  const save = (name: string, headers = {}) => call(saveQuery, { body: { name, filter: {} } }, { token, headers });
  const headers = { "idempotency-key": "one-click-of-the-button" };
  const clicks = await Promise.all(Array.from({ length: 5 }, () => save("Petek", headers)));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(clicks.map(({ data }) => data.id)).size).toBe(1);
  const others = await Promise.all(["a", "b", "c"].map((name) => save(name)));
  const renamed = await Promise.all(
    others.map(({ data: { id } }) => call(changeQuery, { query: { id }, body: { name: "Bal" } }, { token })),
  );
  expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await db.execute(sql`insert into saved_query (id, account_id, kind, name, rule)
    select lpad(to_hex(n), 24, '0'), account_id, kind, 'no ' || n, rule
    from (select account_id, kind, rule from saved_query limit 1) one, generate_series(1, ${MAX_QUERIES - 6}) n`);
  const last = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`last ${index}`)));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await call(savedQueries, {}, { token })).data.totalCount).toBe(MAX_QUERIES);
});

testOnNewest("only answerable filters are saved: no year 0, one answer a question", async () => {
  const { call, token } = await appWithMembers();
  const rule = (fieldName: string, operator: "gte" | "eq", value: string | boolean[]) => ({
    body: { name: "x", rule: { fieldName, operator, value } as never },
  });
  const reversed = [
    { fieldName: "foundationDate", operator: "gte", value: "2020-01-02" },
    { fieldName: "foundationDate", operator: "lte", value: "2020-01-01" },
  ];
  const saved = await Promise.all([
    call(saveQuery, rule("foundationDate", "gte", "0000-01-01"), { token }),
    call(saveQuery, rule("hasInvestment", "eq", [true, false]), { token }),
    call(
      saveQuery,
      { body: { name: "Reversed", rule: savedRuleSchema(startupList).parse({ rules: reversed }) } },
      { token },
    ),
  ]);
  expect(saved.map(({ status, code }) => [status, code])).toEqual([
    [400, "invalidInput"],
    [400, "invalidInput"],
    [400, "invalidInput"],
  ]);
});

testOnNewest("a saved filter is described localized, however its values were given", async () => {
  const { call, token } = await appWithMembers();
  const [sector] = fakeTypes("sector", 1);
  const rules = [
    { fieldName: "sector", operator: "in", value: ["health", sector!.toUpperCase()] },
    { fieldName: "stage", operator: "notIn", value: ["seed"] },
    { fieldName: "incubationCenters", operator: "in", value: [FAKE_CENTERS[0]!.toUpperCase()] },
    { fieldName: "incorporated", operator: "eq", value: true },
    { fieldName: "fundings.amountUsd", operator: "gte", value: 1200 },
    { fieldName: "fundings.amountUsd", operator: "lte", value: 5000 },
    { fieldName: "seekingInvestmentAmount", operator: "gte", value: 9 },
    { fieldName: "seekingInvestmentAmountCurrency", operator: "in", value: ["eur"] },
  ];
  const rule = savedRuleSchema(startupList).parse({ rules });
  expect(await call(saveQuery, { body: { name: "Işık", rule } }, { token })).toMatchObject({ status: 200 });
  const list = await call(savedQueries, {}, { token, headers: { "accept-language": "tr" } });
  expect(list.data.rows[0]?.described).toMatchObject([
    { field: "sector", negated: false, names: ["Sağlık", expect.stringMatching(/^\p{L}/u)], value: null },
    { field: "stage", negated: true, names: ["Tohum"], value: null },
    { field: "incubationCenters", negated: false, names: ["Kovan Merkez 0"], value: null },
    { field: "incorporated", negated: false, names: [], value: true },
    { field: "fundings.amountUsd", negated: false, names: [], value: { gte: 1200, lte: 5000 }, currency: null },
    { field: "seekingInvestmentAmount", negated: false, names: [], value: { gte: 9 }, currency: "EUR" },
  ]);
});

test("ids in capital letters filter as those in small ones do, in an address, a filter and a rule", async () => {
  const { call, token, startups } = await appWithMembers();
  const [sector, center] = [fakeTypes("sector", 1)[0]!, FAKE_CENTERS[0]!];
  const count = async (body: Input<typeof listStartups>["body"]) =>
    (await call(listStartups, { body }, { token })).data?.totalCount;
  const ofSector = startups.filter((startup) => naivelyTakes({ sector: [sector] }, startup)).length;
  const ofCenter = startups.filter((startup) => naivelyTakes({ incubationCenters: [center] }, startup)).length;
  expect([ofSector, ofCenter]).not.toContain(0);
  expect(await count({ segments: [sector.toUpperCase()] })).toBe(ofSector);
  expect(await count({ filter: { sector: [sector.toUpperCase()] } })).toBe(ofSector);
  expect(await count({ filter: { incubationCenters: [center.toUpperCase()] } })).toBe(ofCenter);
  const rule = { fieldName: "incubationCenters", operator: "in", value: [center.toUpperCase()] };
  const { data } = await call(
    saveQuery,
    { body: { name: "Bal", rule: savedRuleSchema(startupList).parse(rule) } },
    { token },
  );
  expect(await count({ queryId: data.id })).toBe(ofCenter);
});

test("nested rules take what they say", async () => {
  const { call, token, startups } = await appWithMembers();
  const [sector, stage] = [fakeTypes("sector", 1), fakeTypes("stage", 2)];
  const rule = {
    condition: "or",
    rules: [
      { fieldName: "sector", operator: "in", value: sector },
      {
        condition: "and",
        rules: [
          { fieldName: "stage", operator: "notIn", value: stage },
          { fieldName: "fundings.amountUsd", operator: "gte", value: 1200 },
          { fieldName: "fundings.announcedDate", operator: "gte", value: "2012-01-01" },
        ],
      },
    ],
  };
  const { data } = await call(saveQuery, { body: { name: "Nested", rule } }, { token });
  expect(data.filter).toBeNull();
  const round = { "fundings.amountUsd": { gte: 1200 }, "fundings.announcedDate": { gte: "2012-01-01" } };
  const wanted = startups.filter(
    (startup) =>
      naivelyTakes({ sector }, startup) || (naivelyTakes(round, startup) && !naivelyTakes({ stage }, startup)),
  );
  const list = await call(listStartups, { body: { queryId: data.id, pageSize: 100 } }, { token });
  expect(list.data.rows.map((row) => row.id).sort()).toEqual(wanted.map((startup) => startup.id).sort());
});

testOnNewest("bad saved filters and ids are refused by name", async () => {
  const { call, token } = await appWithMembers();
  for (const queryId of ["zz", "'; drop table saved_query; --", "g".repeat(24), "a".repeat(23)]) {
    const refused = { status: 400, code: "invalidQueryId", message: "Invalid queryId" };
    expect(await call(listStartups, { body: { queryId } }, { token })).toMatchObject(refused);
    expect(await call(deleteQuery, { query: { id: queryId } }, { token })).toMatchObject(refused);
  }
  expect(await call(listStartups, { body: { queryId: "" } }, { token })).toMatchObject({ status: 200 });
  const rules = [{ fieldName: "sector", operator: "gte", value: "energy" }];
  const misfit = await call(saveQuery, { body: { name: "x", rule: { rules } } }, { token });
  expect(misfit).toMatchObject({ status: 400, data: [{ field: "sector" }] });
  expect(await call(saveQuery, { body: { name: "x" } }, { token })).toMatchObject({
    status: 400,
    data: [{ field: "rule" }],
  });
});
