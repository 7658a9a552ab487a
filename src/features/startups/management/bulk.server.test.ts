import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entityAccess } from "#db/tables/members.server.ts";
import { latestBulkChange } from "#server/table/bulk-queries.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { BULK_MAX, BULK_MAX_EMBEDDED } from "#shared/table/column.ts";
import { getLatestBulkChange, stopBulkChange } from "#shared/table/viewer-calls.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { managedStartupCalls, type StartupsChange } from "./contract.ts";

/** An admin, and so many startups that are shown; of these the first is deleted. */
async function withStartups(count: number) {
  const built = await testApp();
  const { db, call, database } = built;
  const { id, token } = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await database.pool.query(
    `insert into startup (id, seo_url, name, is_visible, created_at, deleted_at)
     select gen_random_uuid(), 'arı-' || n, 'Arı ' || n, true, now(), case when n = 1 then now() end from generate_series(1, $1::int) n`,
    [count],
  );
  await database.pool.query("select list_rebuild('startups')");
  const start = (change: StartupsChange) =>
    call(managedStartupCalls.bulk, { body: { query: {}, change, inBackground: true } }, { token });
  const state = async () => (await call(getLatestBulkChange, { params: { key: "startups" } }, { token })).data;
  const one = async (text: string) => (await database.pool.query(`select ${text} as value`)).rows[0].value;
  const hidden = () => one("(select count(*)::int from startup where not is_visible)");
  const faults = () => one("(select count(*)::int from list_index_faults('startups'))");
  return { ...built, id, token, start, state, one, hidden, faults };
}

test("a bulk change runs in the background with index, audit and one mail", async () => {
  const { database, start, state, hidden, faults, one, token, call } = await withStartups(301);
  const { data } = await start({ action: "hide" });
  expect(data).toMatchObject({ done: 0, refused: [], work: { state: "working", total: 301, processed: 0 } });
  expect([await hidden(), (await start({ action: "show" })).status]).toEqual([0, 409]);

  await runJobs(database);
  const done = await state();
  expect(done).toMatchObject({ id: data.work!.id, state: "done", processed: 301, answer: { done: 300 } });
  expect(done!.answer!.refused).toMatchObject([{ name: "Arı 1", code: "notFound" }]);
  expect([await hidden(), await faults()]).toEqual([300, 0]);
  expect(await one("(select count(*)::int from audit where action = 'startup.hidden')")).toBe(300);
  expect(await one("(select count(*)::int from mail where kind = 'tables.bulkDone')")).toBe(1);
  // An ended change is not stopped.
  const stopped = await call(stopBulkChange, { params: { id: done!.id } }, { token });
  expect(stopped.data).toMatchObject({ state: "done", processed: 301 });
});

test("a bulk change that is stopped or loses its admin changes nothing", async () => {
  const { db, database, call, start, state, hidden, id, token } = await withStartups(201);
  const { data } = await start({ action: "hide" });
  const other = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const params = { id: data.work!.id };
  expect((await call(stopBulkChange, { params }, { token: other.token })).status).toBe(404);
  expect((await call(stopBulkChange, { params }, { token })).data).toMatchObject({ state: "working" });
  await runJobs(database);
  expect([await hidden(), await state()]).toMatchObject([0, { state: "stopped", answer: null }]);

  expect((await start({ action: "hide" })).status).toBe(200);
  await db.delete(entityAccess).where(eq(entityAccess.accountId, id));
  await runJobs(database);
  expect([await hidden(), await latestBulkChange(db, id, "startups")]).toMatchObject([0, { state: "failed" }]);
});

test("a bulk change that fails halfway leaves nothing and is retried", async () => {
  const { database, start, state, hidden, faults } = await withStartups(250);
  const refuse = (condition: string) =>
    database.pool.query(`alter table startup add constraint halfway check (${condition}) not valid`);
  await refuse("is_visible or name <> 'Arı 200'");
  await start({ action: "hide" });
  await runJobs(database);
  expect([await hidden(), await faults(), await state()]).toMatchObject([0, 0, { state: "working" }]);
  await database.pool.query("alter table startup drop constraint halfway");
  await database.pool.query("update background_job set run_at = now()");
  await runJobs(database);
  expect([await hidden(), await state()]).toMatchObject([249, { state: "done", answer: { done: 249 } }]);

  const most = database.embedded ? BULK_MAX_EMBEDDED : BULK_MAX;
  await database.pool.query(
    `insert into startup (id, seo_url, name) select gen_random_uuid(), 'b-' || n, 'B' from generate_series(251, $1::int) n`,
    [most + 1],
  );
  expect(await start({ action: "show" })).toMatchObject({ status: 400, data: [{ field: "ids", detail: `${most}` }] });
});
