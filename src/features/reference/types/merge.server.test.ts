import { expect, test } from "vitest";
import { availableValues, listStartups, saveQuery } from "#features/startups/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { catalogue } from "../queries.server.ts";
import { mergeType, moveType, typeUses, typeValueCalls } from "./contract.ts";

test("a merge moves every use of a value once and redirects its addresses", async () => {
  const { call, db, database } = await appWithStartups(120);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS], [PLATFORM_ENTITY.premium]: [1] });
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const { rows: values } = (await call(typeValueCalls.list, { query: { kind: "technology", pageSize: 100 } }, admin))
    .data;
  const [gone, stays] = values.filter(({ usedBy }) => usedBy! > 0) as [(typeof values)[0], (typeof values)[0]];
  const startupsWith = async (...ids: string[]) =>
    (await run("select distinct startup_id id from startup_choice where type_id = any ($1)", [ids])).length;
  const [either, goneBefore] = [await startupsWith(gone.id, stays.id), await startupsWith(gone.id)];
  expect(goneBefore).toBeGreaterThan(0);
  const saved = await call(saveQuery, { body: { name: "Mine", filter: { technologies: [gone.id] } } }, admin);
  expect(saved.status).toBe(200);

  const params = { id: gone.id };
  // The question before deleting counts hidden startups, too.
  expect((await call(typeUses, { params }, admin)).data).toEqual([
    { noun: "startups", count: goneBefore },
    { noun: "savedSearches", count: 1 },
  ]);
  const having = await run("select startup_id, kind from startup_choice where type_id = $1 order by 1", [gone.id]);
  const haveBoth = goneBefore + (await startupsWith(stays.id)) - either;
  expect((await call(mergeType, { params, body: { into: typeId("stage", "idea") } }, admin)).data).toMatchObject([
    { field: "into" },
  ]);
  expect((await call(mergeType, { params, body: { into: gone.id } }, admin)).status).toBe(400);
  const fixed = { id: typeId("payPlan", "monthly") };
  expect((await call(mergeType, { params: fixed, body: { into: typeId("payPlan", "hourly") } }, admin)).code).toBe(
    "typeNotMergeable",
  );
  expect((await call(mergeType, { params, body: { into: stays.id } }, admin)).status).toBe(200);
  await runJobs(database);

  expect([await startupsWith(gone.id), await startupsWith(stays.id)]).toEqual([0, either]);
  expect(await run("select fault from list_index_faults('startups')")).toEqual([]);
  // By hand it can be taken back: the audit names every row.
  const entries = await run("select account_id, detail from audit where action = 'typeUse.merged' and entity_id = $1", [
    gone.id,
  ]);
  const named = (table: string, change: string) =>
    entries.flatMap(({ account_id, detail }) => {
      expect([account_id, detail.into]).toEqual([admin.id, stays.id]);
      return detail.table === table ? (detail[change] ?? []).map((row: string) => JSON.parse(row)) : [];
    });
  expect(named("saved_query", "rows")).toEqual([{ id: saved.data.id }]);
  const [moved, dropped] = [named("startup_choice", "rows"), named("startup_choice", "removed")];
  expect([moved.length, dropped.length]).toEqual([goneBefore - haveBoth, haveBoth]);
  const keys = [...moved, ...dropped].map(({ startup_id, kind }) => ({ startup_id, kind }));
  expect(keys.toSorted((a, b) => (a.startup_id < b.startup_id ? -1 : 1))).toEqual(having);
  expect((await call(typeUses, { params }, admin)).data).toEqual([]);
  const rules = JSON.stringify(await run("select rule from saved_query"));
  expect([rules.includes(gone.id), rules.includes(stays.id)]).toEqual([false, true]);
  const row = (await call(typeValueCalls.get, { params }, admin)).data;
  expect(row).toMatchObject({
    isActive: false,
    usedBy: 0,
    mergedInto: stays.nameEn,
    mayMerge: false,
    mayDelete: false,
  });
  expect((await catalogue(db)).typeBySlug("technology", gone.slugTr)?.id).toBe(stays.id);
  const listed = await call(listStartups, { body: { filter: { technologies: [stays.id] } } }, admin);
  const { usedBy } = (await call(typeValueCalls.get, { params: { id: stays.id } }, admin)).data;
  expect(listed.data.totalCount).toBe(usedBy);
  const offered = await call(availableValues, { body: { fields: ["technologies"] } } as never, admin);
  expect(JSON.stringify(offered.data)).not.toContain(gone.id);
  // A merged value is merged once, and nothing is merged into it.
  expect((await call(mergeType, { params, body: { into: stays.id } }, admin)).status).toBe(404);
  expect((await call(typeValueCalls.change, { params, body: { isActive: true } }, admin)).status).toBe(404);
});

test("a value of every kind that may be merged can be, whatever has it", async () => {
  const { call, db, database } = await appWithStartups(20);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { rows: kinds } = await database.pool.query<{ one: string; other: string }>(
    "select (array_agg(id order by sort_order))[1]::text one, (array_agg(id order by sort_order))[2]::text other from type where kind <> 'kind' group by kind having count(*) > 1",
  );
  await database.pool.query("select list_rebuild(kind) from list_index");
  let merged = 0;
  for (const { one, other } of kinds) {
    const { status, code } = await call(mergeType, { params: { id: one }, body: { into: other } }, admin);
    expect([200, 409], `${code}`).toContain(status);
    if (status === 200) merged += 1;
  }
  expect(merged).toBeGreaterThan(25);
  await runJobs(database);
  const { rows: failed } = await database.pool.query(
    "select last_error from background_job where last_error is not null",
  );
  expect(failed).toEqual([]);
  const { rows: faults } = await database.pool.query(
    "select kind, fault from list_index, lateral list_index_faults(kind) as faults (fault)",
  );
  expect(faults).toEqual([]);
});

test("a sub-sector moves below another sector", async () => {
  const { call, db } = await appWithStartups(20);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const parentId = typeId("sector", "health");
  const [row] = (await call(typeValueCalls.list, { query: { parentId } }, admin)).data.rows;
  const params = { id: row!.id };
  expect((await call(moveType, { params, body: { parentId: typeId("stage", "idea") } }, admin)).status).toBe(400);
  expect((await call(moveType, { params, body: { parentId: typeId("sector", "energy") } }, admin)).status).toBe(200);
  expect((await call(typeValueCalls.get, { params }, admin)).data.parent.id).toBe(typeId("sector", "energy"));
  const whole = { id: parentId };
  expect((await call(moveType, { params: whole, body: { parentId: typeId("sector", "energy") } }, admin)).code).toBe(
    "typeNotMovable",
  );
});
