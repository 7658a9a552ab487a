import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { giveWay } from "./catch-up.server.ts";

test("an upgrade waits less for a lock than a deadlock takes, and tries again", async () => {
  const database = await testDatabase();
  const [member, upgrade] = [await database.pool.connect(), await database.pool.connect()];
  onTestFinished(async () => {
    member.release();
    upgrade.release();
    await database.close();
  });
  await member.query("begin; lock table startup in row exclusive mode");
  const waits: string[] = [];
  await giveWay(upgrade, async () => {
    const { rows } = await upgrade.query<{ lock_timeout: string }>("show lock_timeout");
    if (waits.push(rows[0]!.lock_timeout) === 9) await member.query("commit");
    await upgrade.query("lock table startup in access exclusive mode");
  });
  expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8].map((tenths) => `${tenths}00ms`));
  const { rows } = await upgrade.query<{ deadlock_timeout: string }>("show deadlock_timeout");
  expect(rows[0]!.deadlock_timeout).toBe("1s");
});
