import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { Database } from "#db/open.server.ts";
import { clockIn } from "#shared/zoned-time.ts";
import { moveClock } from "#testing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs, surroundings } from "#testing/jobs.ts";
import { enqueue, withdraw } from "./enqueue.server.ts";
import { GiveUp, job, scheduled, workOn } from "./job.server.ts";
import { finish, plan, take } from "./lease.server.ts";
import { startWorker } from "./worker.server.ts";

const greet = job("test.greet" as never, z.object({ name: z.string() }), { attempts: 3 });

async function freshDatabase() {
  const database = await testDatabase();
  onTestFinished(database.close);
  return database;
}

const rowsOf = async ({ db }: Database) =>
  (await db.execute(sql`select name, attempts, data, last_error, failed_at is not null failed from background_job`))
    .rows;

/** Remembers whom it greeted; `then` may fail. */
function greeter(then: (name: string) => void | Promise<void> = () => {}) {
  const greeted: string[] = [];
  const work = workOn(
    greet,
    async ({ data }) => {
      greeted.push(data.name);
      await then(data.name);
    },
    { concurrency: 4 },
  );
  return { greeted, works: [work] };
}

test("work begins with its transaction's commit and leaves nothing else", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter();
  const failing = database.db.transaction(async (tx) => {
    await enqueue(tx, greet, { name: "Nobody" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await database.db.transaction((tx) => enqueue(tx, greet, { name: "Deniz" }));
  await runJobs(database, { works });
  expect(greeted).toEqual(["Deniz"]);
  expect(await rowsOf(database)).toEqual([]);
});

testOnNewest("data that do not fit the job are refused where they are enqueued", async () => {
  const database = await freshDatabase();
  await expect(enqueue(database.db, greet, { name: 7 } as never), "what the types refuse").rejects.toThrow();
});

testOnNewest("failed work is retried with growing pauses, then stored with reason", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter((name) => {
    throw new Error(`duplicate key: "${name}@example.test"`);
  });
  await enqueue(database.db, greet, { name: "Deniz" });
  await runJobs(database, { works });
  await moveClock(database, { minutes: 1 });
  await runJobs(database, { works });
  expect(greeted).toHaveLength(2);
  await runJobs(database, { works });
  expect(greeted, "the second pause is longer than no time at all").toHaveLength(2);
  await moveClock(database, { minutes: 1 });
  await runJobs(database, { works });
  await moveClock(database, { days: 1 });
  await runJobs(database, { works });
  expect(greeted).toHaveLength(3);
  const [row] = await rowsOf(database);
  expect(row).toMatchObject({ failed: true, attempts: 3, data: { name: "Deniz" } });
  expect(row?.last_error).toBe("duplicate key: …");
});

testOnNewest("what says that trying again would not help is not tried again", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter(() => {
    throw new GiveUp("no such person");
  });
  await enqueue(database.db, greet, { name: "Deniz" });
  await runJobs(database, { works });
  await moveClock(database, { days: 1 });
  await runJobs(database, { works });
  expect(greeted).toHaveLength(1);
  expect(await rowsOf(database)).toMatchObject([{ failed: true, last_error: "no such person" }]);
});

testOnNewest("what follows failed work runs until it succeeds, after crashes too", async () => {
  const database = await freshDatabase();
  const ended: string[] = [];
  let isBroken = true;
  const work = workOn(greet, async () => {}, {
    onFinalFailure: async ({ data, reason }) => {
      if (isBroken) throw new Error("the database is away");
      ended.push(`${data.name}: ${reason}`);
    },
  });
  await enqueue(database.db, greet, { name: "Deniz" });
  // Each attempt leases it and says nothing any more.
  for (let time = 0; time < greet.attempts; time++) {
    await take(database.db, new Map([[greet.name, 1]]));
    await moveClock(database, { minutes: 2 });
  }
  await runJobs(database, { works: [work] });
  expect(await rowsOf(database)).toMatchObject([{ failed: false }]);
  isBroken = false;
  await moveClock(database, { hours: 1 });
  await runJobs(database, { works: [work] });
  expect(ended).toEqual(["Deniz: the process ended while it worked on this"]);
  expect(await rowsOf(database)).toMatchObject([{ failed: true }]);
});

testOnNewest("delayed work waits; its key has one job, movable and removable", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter();
  await enqueue(database.db, greet, { name: "early" }, { in: { days: 7 }, key: "a" });
  await enqueue(database.db, greet, { name: "late" }, { in: { days: 14 }, key: "a" });
  await enqueue(database.db, greet, { name: "never" }, { in: { days: 1 }, key: "b" });
  await withdraw(database.db, greet, "b");
  await moveClock(database, { days: 13, hours: 23 });
  await runJobs(database, { works });
  expect(greeted).toEqual([]);
  await moveClock(database, { hours: 2 });
  await runJobs(database, { works });
  expect(greeted).toEqual(["late"]);
});

test("a job enqueued anew while it runs runs once more", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter(async (name) => {
    if (name === "first") await enqueue(database.db, greet, { name: "second" }, { key: "a" });
  });
  await enqueue(database.db, greet, { name: "first" }, { key: "a" });
  await runJobs(database, { works });
  expect(greeted).toEqual(["first", "second"]);
  expect(await rowsOf(database)).toEqual([]);
});

test("several workers share the work, and each piece is done once", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter(() => new Promise((resolve) => setTimeout(resolve, 2)));
  const names = Array.from({ length: 200 }, (_, index) => `guest ${index}`);
  await database.db.transaction(async (tx) => {
    for (const name of names) await enqueue(tx, greet, { name });
  });
  const workers = [1, 2, 3].map(() => startWorker(works, surroundings(database)));
  await vi.waitUntil(() => greeted.length >= names.length, 20_000);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(greeted.toSorted()).toEqual(names.toSorted());
  expect(await rowsOf(database)).toEqual([]);
});

test("a lost process's job goes to another process and only there", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter();
  await enqueue(database.db, greet, { name: "Deniz" });
  const [held] = await take(database.db, new Map([[greet.name, 1]]));
  await runJobs(database, { works });
  expect(greeted).toEqual([]);
  await moveClock(database, { minutes: 2 });
  const [again] = await take(database.db, new Map([[greet.name, 1]]));
  await finish(database.db, held!, undefined);
  expect(await rowsOf(database), "whom it was taken from cannot end it").toHaveLength(1);
  await finish(database.db, again!, undefined);
  expect(await rowsOf(database)).toEqual([]);
});

testOnNewest("a job that ends its process each time is given up", async () => {
  const database = await freshDatabase();
  const { greeted, works } = greeter();
  await enqueue(database.db, greet, { name: "Deniz" });
  for (let round = 0; round < greet.attempts; round++) {
    await take(database.db, new Map([[greet.name, 1]]));
    await moveClock(database, { minutes: 2 });
  }
  await runJobs(database, { works });
  expect(greeted).toEqual([]);
  expect(await rowsOf(database)).toMatchObject([{ failed: true }]);
});

testOnNewest("stopping waits for work in time and puts the rest back untried", async () => {
  const database = await freshDatabase();
  const begun: string[] = [];
  const work = workOn(greet, async ({ data, signal }) => {
    begun.push(data.name);
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
  });
  await enqueue(database.db, greet, { name: "Deniz" });
  const worker = startWorker([work], surroundings(database), { graceMs: 50 });
  await vi.waitUntil(() => begun.length === 1, 5_000);
  await worker.stop();
  const [held] = await take(database.db, new Map([[greet.name, 1]]));
  expect(held).toMatchObject({ name: greet.name, attempts: 1 });
});

test("scheduled work begins by itself at its hour, once for all processes", async () => {
  const database = await freshDatabase();
  let rounds = 0;
  // Twelve hours away, so that the minutes this test moves on never reach the hour a second time.
  const dailyAt = (Number(clockIn(new Date().toISOString(), "Europe/Istanbul").slice(11, 13)) + 12) % 24;
  const nightly = scheduled("test.nightly" as never, { dailyAt }, async () => {
    rounds++;
    if (rounds === 1) throw new Error("not this time");
  });
  await Promise.all([plan(database.db, [nightly]), plan(database.db, [nightly])]);
  await runJobs(database, { works: [nightly] });
  expect(rounds).toBe(0);
  const { rows } = await database.db.execute(
    sql`select extract(hour from run_at at time zone 'Europe/Istanbul')::int as hour, run_at - now() <= interval '1 day' as soon from background_job`,
  );
  expect(rows).toEqual([{ hour: dailyAt, soon: true }]);
  for (let day = 0; day < 3; day++) {
    await moveClock(database, { days: 1 });
    await runJobs(database, { works: [nightly] });
    await moveClock(database, { minutes: 1 });
    await runJobs(database, { works: [nightly] });
  }
  expect(rounds, "three days, and one more try").toBe(4);
});
