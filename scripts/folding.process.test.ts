// Servers that are killed after a save and before it is folded into the filter index (record 122).
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openServer } from "#db/open.server.ts";
import { listStartups } from "#features/startups/contract.ts";
import { showStartup } from "#features/startups/editing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";
import { signedInMember } from "./bench/member.ts";

/** Whoever has this advisory lock folds; `list_fold` in 06-list-index.sql. */
const FOLDING_LOCK = 4_806_327;
const SAVE_COUNT = 4;

let postgres: NativePostgres;
let database: Database;
const folder = scratchFolder("kovan-folding-");

beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  database = openServer(postgres.addressOf("postgres"));
}, 60_000);

afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({
    DATABASE_URL: postgres.addressOf("postgres"),
    DEMO: "1",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
  });
const waiting = async () =>
  (await database.pool.query<{ count: number }>("select count(*) count from list_change")).rows[0]!.count;

test("a server killed between a save and folding loses no count", async () => {
  const first = await start();
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from startup where is_visible and deleted_at is null order by ordinal limit $1",
    [SAVE_COUNT],
  );
  const members = await Promise.all(rows.map(({ id }) => signedInMember(database, id, SCOPE.FULL_ACCESS)));
  const send = async (origin: string, method: string, path: string, body: object, { token } = members[0]!) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json() as Promise<{ data: { totalCount: number } }>;
  };
  const totalAt = async (origin: string) =>
    (await send(origin, listStartups.method, addressOf(listStartups, undefined, undefined), {})).data.totalCount;
  const before = await totalAt(first.address);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  // Nobody else folds while this connection has the lock.
  const holder = await database.pool.connect();
  await holder.query("select pg_advisory_lock($1)", [FOLDING_LOCK]);
  for (const [at, { id }] of rows.entries())
    await send(first.address, "PATCH", addressOf(showStartup, { id }, undefined), { visibility: false }, members[at]);
  first.child.kill("SIGKILL");
  await first.exited;
  expect(await waiting()).toBeGreaterThan(0);
  const second = await start();
  expect([await totalAt(second.address), (await waiting()) > 0]).toEqual([before - SAVE_COUNT, true]);
  await holder.query("select pg_advisory_unlock($1)", [FOLDING_LOCK]);
  holder.release();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  expect(await totalAt(second.address)).toBe(before - SAVE_COUNT);
  const { rows: faults } = await database.pool.query("select fault from startups_index_faults()");
  expect(faults).toEqual([]);
  await second.stop();
}, 180_000);
