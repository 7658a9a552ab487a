import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { testApp } from "#testing/app.ts";
import { bounded } from "./bounded.server.ts";

const limitOf = async (db: Db) =>
  (await db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)).rows[0]!.limit;

test("statements of conditions have a limit of their own, then a sentence", async () => {
  const { db } = await testApp();
  const where = "name.contains.bal";
  const usual = await limitOf(db);
  expect(await bounded(db, {}, limitOf)).toBe(usual);
  expect(await bounded(db, { where }, limitOf)).toBe("4s");
  // A transaction that goes on has its own limit again.
  const after = await db.transaction(async (tx) => {
    await bounded(tx, { where }, limitOf);
    return limitOf(tx);
  });
  expect(after).toBe(usual);
  const cancelled = (tx: Db) => tx.execute(sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(60)`);
  await expect(bounded(db, { where }, cancelled)).rejects.toMatchObject({ code: "slowConditions" });
});
