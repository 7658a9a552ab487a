import { appendFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { currencyList } from "#features/reference/contract.ts";
import { endpoint } from "#shared/endpoint.ts";
import { testApp } from "#testing/app.ts";
import { proxiedDatabase } from "#testing/proxied-database.ts";
import { serve } from "./serve.server.ts";

const LIMITS = { connectMs: 300, statementMs: 400, lockMs: 200, idleInTransactionMs: 5_000 };
/** More than the pool has connections. */
const CALL_COUNT = 20;
const TOKEN = "a-long-enough-token";

async function appOnLine() {
  const { database, line } = await proxiedDatabase(LIMITS);
  const built = await testApp(database, { METRICS_TOKEN: TOKEN });
  /** A write whose second statement is sent when `between` has run. */
  const write = (url: string, between: () => unknown) =>
    built.app.post(url, async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await between();
        await tx.execute(sql`select 2`);
      });
      return {};
    });
  const metrics = async () =>
    (await built.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } })).body;
  return { ...built, line, write, metrics };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a database lost during a write costs that write, not the process", async () => {
  const { app, line, write } = await appOnLine();
  write("/cut", async () => {
    line.cut();
    await pause(50);
  });
  for (let turn = 0; turn < CALL_COUNT; turn++) {
    const answer = await app.inject({ method: "POST", url: "/cut" });
    expect(answer.json().status.code).toBe("unavailable");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  }
  expect((await app.inject("/readyz")).statusCode).toBe(200);
});

test("a hanging database is answered within the limits and recovered", async () => {
  const { app, call, line, write, metrics } = await appOnLine();
  write("/write", () => {});
  write("/freeze", () => line.freeze());
  expect((await app.inject({ method: "POST", url: "/write" })).statusCode).toBe(200);
  expect((await app.inject({ method: "POST", url: "/freeze" })).statusCode).toBe(503);
  const asked = Array.from({ length: CALL_COUNT }, () => app.inject({ method: "POST", url: "/write" }));
  expect((await app.inject("/readyz")).json()).toEqual({ status: "database unreachable" });
  expect(await metrics()).toContain("database_waiting");
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  line.thaw();
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  for (let turn = 0; turn < CALL_COUNT; turn++)
    expect((await app.inject({ method: "POST", url: "/write" })).statusCode).toBe(200);
  expect((await call(currencyList, {})).status).toBe(200);
});

test("a write that was lost with the database is done when it is sent again", async () => {
  const { app, call, line } = await appOnLine();
  const greet = endpoint({ method: "POST", path: "/apiTest/Greet", summary: "For this test", answer: z.literal(true) });
  let isFirst = true;
  serve(app, greet, ({ write }) =>
    write(async (tx) => {
      if (isFirst) line.freeze();
      isFirst = false;
      await tx.execute(sql`select 1`);
      return true as const;
    }),
  );
  const headers = { "idempotency-key": "the same both times" };
  expect((await call(greet, {}, { headers })).status).toBe(503);
  line.thaw();
  expect((await call(greet, {}, { headers })).status).toBe(200);
});

test("slow statements and locks end, and their connections are reused", async () => {
  const { app, database } = await appOnLine();
  const { db } = database;
  app.get("/slow", async () => db.execute(sql`select pg_sleep(10)`));
  app.get("/locked", async () => db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(7)`)));
  expect((await app.inject("/slow")).json().status.code).toBe("unavailable");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7)`);
    expect((await app.inject("/locked")).statusCode).toBe(503);
  });
  expect((await app.inject("/locked")).statusCode).toBe(200);
});

test("readiness tells a database without writes, and tables of a newer build", async () => {
  const { app, database, line } = await appOnLine();
  const { pool } = database;
  await pool.query("insert into migration (name, digest) values ('9999-later.sql', 'x')");
  const newer = { tables: "newer than this build" };
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ok", ...newer });
  await pool.query(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`);
  // What connects from now on reads alone, as on a standby.
  line.cut();
  await expect
    .poll(async () => (await app.inject("/readyz")).json())
    .toEqual({ status: "database read-only", ...newer });
  expect((await app.inject("/readyz")).statusCode).toBe(503);
});

test("a database that opens and cannot be read is not ready", async () => {
  const { app, database } = await appOnLine();
  const { rows } = await database.pool.query<{ file: string }>(
    "select current_setting('data_directory') || '/' || pg_relation_filepath('mail') file",
  );
  // A page without sense, as a faulty disk returns it.
  await appendFile(rows[0]!.file, Buffer.alloc(8_192, 0xff));
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "database damaged" }]);
});

test("a full disk is a 503, which readiness and metrics tell", async () => {
  const { app, database, metrics } = await appOnLine();
  app.post("/full", async () =>
    database.db.transaction((tx) => tx.execute(sql`do $$ begin raise exception using errcode = '53100'; end $$`)),
  );
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ok" });
  expect((await app.inject({ method: "POST", url: "/full" })).json().status.code).toBe("unavailable");
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "disk full" }]);
  expect(await metrics()).toMatch(/^data_folder_free_bytes \d+$[\s\S]*^disk_full 1$/m);
});
