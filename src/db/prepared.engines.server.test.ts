import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { PLANNED_EACH_TIME, StatementNames } from "./prepared.server.ts";

test("a statement that is sent often is prepared, a single one is not", async () => {
  const { db, pool, close } = await testDatabase();
  onTestFinished(close);
  const client = await pool.connect();
  for (let turn = 0; turn < 5; turn++) {
    expect((await client.query("select $1::int + 1 as next", [turn])).rows).toEqual([{ next: turn + 1 }]);
    expect((await client.query({ text: "select $1::text as said", values: ["bal"] })).rows).toEqual([{ said: "bal" }]);
    await client.query("select 1");
    await client.query(`${PLANNED_EACH_TIME} select $1::int as any`, [turn]);
  }
  await client.query("select $1::int as once", [1]);
  const { rows } = await client.query("select statement from pg_prepared_statements order by statement");
  expect(rows.map(({ statement }) => statement)).toEqual(["select $1::int + 1 as next", "select $1::text as said"]);
  client.release();
  for (let turn = 0; turn < 5; turn++)
    expect((await db.execute(sql`select ${turn}::int as value`)).rows).toEqual([{ value: turn }]);
});

test("the server switches JIT compilation of statements off", async () => {
  const { pool, embedded, close } = await testDatabase();
  onTestFinished(close);
  const { rows } = await pool.query<{ jit: string }>("show jit");
  if (!embedded) expect(rows).toEqual([{ jit: "off" }]);
});

test("a prepared statement that failed works again", async () => {
  const { pool, close } = await testDatabase();
  onTestFinished(close);
  const client = await pool.connect();
  const divide = (by: number) => client.query("select 12 / $1::int as value", [by]);
  for (const by of [1, 2, 3, 4]) expect((await divide(by)).rows).toEqual([{ value: 12 / by }]);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect((await divide(6)).rows).toEqual([{ value: 2 }]);
  client.release();
});

testOnNewest("there are at most 150 names; further statements have none", async () => {
  const names = new StatementNames();
  for (let turn = 0; turn < 3; turn++) for (let index = 0; index < 200; index++) names.of(`select ${index}`);
  const assigned = Array.from({ length: 200 }, (_, index) => names.of(`select ${index}`)).filter(Boolean);
  expect(new Set(assigned).size).toBe(150);
  expect(names.of("select 0")).toBe("often_0");
});
