import type pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { testDatabase } from "#testing/database.ts";
import { fakeStartup, fakeTypes, insertFakeReferences, insertStartups, randomNumbers } from "#testing/startups.ts";

const random = randomNumbers(17);
let opened: Promise<{ database: Database; ids: string[] }> | undefined;
/** One database with startups for all tests; each leaves their index in line. */
const filled = () => (opened ??= fill());
afterAll(async () => (await opened)?.database.close());

async function fill() {
  const database = await testDatabase();
  await insertFakeReferences(database);
  const startups = Array.from({ length: 60 }, () => ({ ...fakeStartup(random), listed: true }));
  await insertStartups(database, startups);
  await database.pool.query("select list_rebuild('startups')");
  return { database, ids: startups.map(({ id }) => id) };
}

type Querying = Pick<pg.Pool, "query">;

const faults = async ({ pool }: Database) =>
  (await pool.query<{ fault: string }>("select fault from startups_index_faults()")).rows.map(({ fault }) => fault);
async function numberIn(client: Querying, text: string): Promise<number> {
  return (await client.query<{ count: number }>(text)).rows[0]!.count;
}
const listedIn = (client: Querying) =>
  numberIn(client, "select sum(bit_count(bits))::int count from list_bits where kind = 'startups' and term = 'listed'");
const waitingIn = (client: Querying) => numberIn(client, "select count(*) count from list_change");
const revisionIn = (client: Querying) =>
  numberIn(client, "select revision count from list_index where kind = 'startups'");
const folded = (client: Querying) => numberIn(client, "select list_fold(true) count");

async function write(client: Querying, change: string, ...ids: string[]) {
  await client.query(change.replaceAll("$ids", `'{${ids.join()}}'::uuid[]`));
  await client.query("select list_refresh('startups', $1)", [ids]);
}
const TOGGLE = "update startup set is_visible = not is_visible where id = any ($ids)";

/** Transactions at once, which wait for a lock no longer than an instant. An embedded database has one connection. */
async function atOnce(database: Database, count: number) {
  const clients = await Promise.all(Array.from({ length: count }, () => database.pool.connect()));
  for (const client of clients) await client.query("begin; set local lock_timeout = '100ms'");
  // Also where a test ends early: else nothing closes the database.
  onTestFinished(() => {
    for (const client of clients) client.release(true);
  });
  return clients;
}

test("two who hide startups of one term do not wait for each other", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  for (const ending of ["commit", "rollback"]) {
    const [before, revision] = [await listedIn(pool), await revisionIn(pool)];
    const [first, second] = (await atOnce(database, 2)) as [pg.PoolClient, pg.PoolClient];
    await write(first, TOGGLE, ids[0]!);
    await write(second, TOGGLE, ids[1]!);
    expect([await listedIn(first), await listedIn(second)]).toEqual([before - 1, before - 1]);
    expect(await listedIn(pool)).toBe(before);
    await second.query("commit");
    expect([await listedIn(pool), await revisionIn(pool)]).toEqual([before - 1, revision + 1]);
    expect(await listedIn(first)).toBe(before - 2);
    await folded(pool);
    expect(await listedIn(pool)).toBe(before - 1);
    await first.query(ending);
    const hidden = ending === "commit" ? 2 : 1;
    expect([await listedIn(pool), await revisionIn(pool)]).toEqual([before - hidden, revision + hidden]);
    expect(await faults(database)).toEqual([]);
    await write(pool, TOGGLE, ...ids.slice(2 - hidden, 2));
    expect(await listedIn(pool)).toBe(before);
  }
});

test("the first two startups of a new term do not wait for each other", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  await pool.query(
    "insert into city (id, country_id, name_en, name_tr, slug, latitude, longitude) select $1, id, 'New', 'Yeni', 'new-place', 1, 1 from country where iso2 = 'TR'",
    ["0191f000-0000-7000-8000-0000000000f1"],
  );
  const move = `update startup set city_id = '0191f000-0000-7000-8000-0000000000f1', country_id = (select id from country where iso2 = 'TR') where id = any ($ids)`;
  const [first, second] = (await atOnce(database, 2)) as [pg.PoolClient, pg.PoolClient];
  await write(first, move, ids[4]!);
  await write(second, move, ids[5]!);
  await second.query("commit");
  expect(await faults(database)).toEqual([]);
  expect(await folded(pool)).toBeGreaterThan(0);
  await first.query("commit");
  expect(await faults(database)).toEqual([]);
  expect(await folded(pool)).toBeGreaterThan(0);
  expect([await faults(database), await waitingIn(pool)]).toEqual([[], 0]);
});

test("any order of saves, undone ones and folding leaves the index in line", async () => {
  const { database, ids } = await filled();
  const { pool } = database;
  const [sectors, stages] = [fakeTypes("sector", 4), fakeTypes("stage", 3)];
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const changes = [
    () => TOGGLE,
    () => `update startup set sector_id = '${pick(sectors)}' where id = any ($ids)`,
    () => `update startup set stage_id = '${pick(stages)}', incorporated = not incorporated where id = any ($ids)`,
    () => "delete from funding where startup_id = any ($ids)",
    () => "update startup set foundation_date = foundation_date + 40 where id = any ($ids)",
  ];
  let most = 0;
  for (let turn = 0; turn < 60; turn++) {
    const client = await pool.connect();
    await client.query("begin");
    for (let times = Math.ceil(random() * 3); times > 0; times--)
      // More at once than are appended, and a few.
      await write(client, pick(changes)(), ...(random() < 0.1 ? ids : [pick(ids), pick(ids)]));
    await client.query(random() < 0.2 ? "rollback" : "commit");
    client.release();
    most = Math.max(most, await waitingIn(pool));
    if (random() < 0.3) await folded(pool);
    if (random() < 0.05) await pool.query("select list_rebuild('startups')");
    expect(await faults(database), `turn ${turn}`).toEqual([]);
  }
  expect(most).toBeGreaterThan(10);
  while ((await folded(pool)) > 0);
  expect([await waitingIn(pool), await faults(database)]).toEqual([0, []]);
});

test("writers, folding and readers at once: each total is one there was", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  await pool.query("update startup set is_visible = true");
  await pool.query("select list_rebuild('startups')");
  /** Where the startups of each writer begin. */
  const starts = [0, 9, 18, 27, 36, 45];
  let busy = starts.length;
  const writer = async (own: string[]) => {
    for (let turn = 0; turn < 20; turn++) {
      const client = await pool.connect();
      await client.query("begin");
      // Hides one and shows another: between two commits there are as many as before.
      await write(client, TOGGLE, own[turn % own.length]!);
      await write(client, TOGGLE, own[(turn + 1) % own.length]!);
      await client.query(turn % 5 === 4 ? "rollback" : "commit");
      client.release();
    }
    busy -= 1;
  };
  const until = async (work: () => Promise<unknown>) => {
    while (busy > 0) await work();
  };
  const totals = new Set<number>();
  const shown = starts.map((first) => ids[first + 1]!);
  await write(pool, TOGGLE, ...shown);
  await Promise.all([
    Promise.all(starts.map((first) => writer(ids.slice(first, first + 9)))),
    until(() => folded(pool)),
    until(async () => totals.add((await listedIn(pool)) % 2)),
  ]);
  expect(totals).toEqual(new Set([(ids.length - starts.length) % 2]));
  while ((await folded(pool)) > 0);
  expect([await waitingIn(pool), await faults(database)]).toEqual([0, []]);
});

test("a process that dies while it folds loses nothing and counts nothing twice", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  await write(pool, TOGGLE, ...ids.slice(0, 5));
  const [before, waiting] = [await listedIn(pool), await waitingIn(pool)];
  const dying = await pool.connect();
  dying.on("error", () => {});
  await dying.query("begin");
  expect(await folded(dying)).toBe(waiting);
  expect(await listedIn(dying)).toBe(before);
  expect(await folded(pool)).toBe(0);
  await write(pool, TOGGLE, ids[0]!);
  await pool.query("select pg_terminate_backend($1)", [await numberIn(dying, "select pg_backend_pid() count")]);
  dying.release(true);
  await expect.poll(() => folded(pool)).toBe(waiting + 1);
  expect([await waitingIn(pool), await faults(database)]).toEqual([0, []]);
});

test("what a dying connection has committed counts, and is folded later", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  await write(pool, "update startup set is_visible = true where id = any ($ids)", ...ids.slice(10, 13));
  while ((await folded(pool)) > 0);
  const [before, revision] = [await listedIn(pool), await revisionIn(pool)];
  for (const ending of ["commit", "select 1"]) {
    const client = await pool.connect();
    client.on("error", () => {});
    await client.query("begin");
    await write(client, TOGGLE, ...ids.slice(10, 13));
    const process = await numberIn(client, "select pg_backend_pid() count");
    await client.query(ending);
    await pool.query("select pg_terminate_backend($1)", [process]);
    client.release(true);
    await expect
      .poll(() => numberIn(pool, `select count(*) count from pg_stat_activity where pid = ${process}`))
      .toBe(0);
    // The first save is there and not folded in; the second, of the same startups, never was.
    expect([await listedIn(pool), await revisionIn(pool)]).toEqual([before - 3, revision + 1]);
    expect([(await waitingIn(pool)) > 0, await faults(database)]).toEqual([true, []]);
  }
  await pool.query("select list_revision_merge()");
  expect([await listedIn(pool), await revisionIn(pool)]).toEqual([before - 3, revision + 1]);
  while ((await folded(pool)) > 0);
  expect([await waitingIn(pool), await listedIn(pool), await faults(database)]).toEqual([0, before - 3, []]);
  await write(pool, TOGGLE, ...ids.slice(10, 13));
});

test("a fault in the middle of folding leaves changes where they were", async () => {
  const { database, ids } = await filled();
  const { pool } = database;
  await write(pool, TOGGLE, ...ids.slice(20, 23));
  const [before, waiting] = [await listedIn(pool), await waitingIn(pool)];
  // Changes are taken out of the one table by then, and not yet in the other.
  await pool.query(`create function no_block() returns trigger language plpgsql as $$ begin raise 'no block'; end $$;
    create trigger no_block before update on list_block for each row execute function no_block()`);
  await expect(folded(pool)).rejects.toThrow("no block");
  expect([await listedIn(pool), await waitingIn(pool), await faults(database)]).toEqual([before, waiting, []]);
  await pool.query("drop function no_block cascade");
  while ((await folded(pool)) > 0);
  expect([await listedIn(pool), await waitingIn(pool), await faults(database)]).toEqual([before, 0, []]);
});

test("a save waits for no change of many rows, which is folded around", async () => {
  const { database, ids } = await filled();
  if (database.embedded) return;
  const { pool } = database;
  while ((await folded(pool)) > 0);
  const [bulk] = (await atOnce(database, 1)) as [pg.PoolClient];
  await pool.query(
    `insert into startup (id, seo_url, name) select gen_random_uuid(), 'many-' || n, 'Many ' || n from generate_series(1, 60) n`,
  );
  const added = await pool.query<{ id: string }>("select id from startup where seo_url like 'many-%'");
  await write(bulk, "select", ...added.rows.map(({ id }) => id));
  const sector = `update startup set sector_id = '${fakeTypes("sector", 9)[8]}' where id = any ($ids)`;
  await write(pool, TOGGLE, ids[7]!);
  await write(pool, sector, ids[8]!);
  // What the change of many has locked waits; the rest does not.
  expect(await folded(pool)).toBeGreaterThan(0);
  expect(await waitingIn(pool)).toBeGreaterThan(0);
  await bulk.query("commit");
  while ((await folded(pool)) > 0);
  expect([await waitingIn(pool), await faults(database)]).toEqual([0, []]);
});

test("revisions of connections that have ended are added up", async () => {
  const { database } = await filled();
  const { pool } = database;
  const before = await revisionIn(pool);
  await pool.query(
    "insert into list_revision (kind, process, revision) values ('startups', -1, 5), ('startups', -2, 6)",
  );
  await pool.query("select list_revision_merge()");
  expect(await revisionIn(pool)).toBe(before + 11);
  expect(await numberIn(pool, "select count(*) count from list_revision where process < 0")).toBe(0);
});
