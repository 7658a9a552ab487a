import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { openServer } from "#db/open.server.ts";
import { endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { serve } from "./serve.server.ts";

// Their number is limited: attempts of visitors are noted only then.
const addNote = endpoint({
  method: "POST",
  path: "/apiTest/Note",
  perMinute: 1000,
  summary: "Writes a row",
  body: z.object({ text: z.string() }),
  answer: z.object({ count: z.int() }),
});

const addRarely = endpoint({
  method: "POST",
  path: "/apiTest/RareNote",
  perMinute: 1000,
  summary: "Writes a row where there is none",
  failures: ["conflict"],
  body: z.object({ text: z.string() }),
  answer: z.object({ count: z.int() }),
});

const sendNote = endpoint({
  method: "POST",
  path: "/apiTest/SentNote",
  perMinute: 1000,
  summary: "Writes a row outside of a transaction of the call",
  failures: ["forbidden"],
  body: z.object({ text: z.string() }),
  answer: z.object({ secret: z.string() }),
});

async function appWithNotes() {
  const built = await testApp(undefined, {});
  await built.database.pool.query("create table note (text text)");
  serve(built.app, addNote, ({ write, body }) =>
    write(async (tx) => {
      await tx.execute(sql`insert into note values (${body.text})`);
      const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int count from note`);
      return { count: rows[0]!.count };
    }),
  );
  serve(built.app, addRarely, ({ write, body }) =>
    write(
      async (tx): Promise<Outcome<{ count: number }, "conflict">> => {
        await tx.execute(sql`insert into note values (${body.text})`);
        const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int count from note`);
        const { count } = rows[0]!;
        return count === 1 ? { ok: true, count } : refuse("conflict", [{ field: "text", reason: "second" }]);
      },
      (_, { count }) => ({ count }),
    ),
  );
  serve(built.app, sendNote, async ({ db, body }) => {
    await db.execute(sql`insert into note values (${body.text})`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (body.text === "wrong") throw new AppError("forbidden");
    return { secret: `${body.text} is signed in` };
  });
  const add = (text: string, key?: string) =>
    built.call(addNote, { body: { text } }, key ? { headers: { "idempotency-key": key } } : {});
  return { ...built, add };
}

test("the same write sent twice is done once and answered twice", async () => {
  const { add } = await appWithNotes();
  const first = await add("a", "key-00000001");
  expect(first).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await add("a", "key-00000001")).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await add("a")).toMatchObject({ data: { count: 2 } });
});

test("ten attempts at once are one write", async () => {
  const { add, database } = await appWithNotes();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add("a", "key-00000002")));
  expect(answers.map((answer) => answer.data.count)).toEqual(Array(10).fill(1));
  expect((await database.pool.query("select * from note")).rows).toHaveLength(1);
});

testOnNewest("a key serves one request only", async () => {
  const { add } = await appWithNotes();
  await add("a", "key-00000003");
  expect(await add("b", "key-00000003")).toMatchObject({ status: 409, code: "idempotencyKeyReused" });
  expect(await add("b", "short")).toMatchObject({ status: 400, data: [{ field: "Idempotency-Key" }] });
});

testOnNewest("what a command refuses is undone, and is the failure of the call", async () => {
  const { call, database } = await appWithNotes();
  const add = (text: string) => call(addRarely, { body: { text } });
  expect(await add("a")).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await add("b")).toMatchObject({ status: 409, code: "conflict", data: [{ field: "text", reason: "second" }] });
  expect((await database.pool.query("select text from note")).rows).toEqual([{ text: "a" }]);
});

testOnNewest("a write without a transaction runs once and is stored readable by key", async () => {
  const { call, database } = await appWithNotes();
  const send = (text: string) => call(sendNote, { body: { text } }, { headers: { "idempotency-key": "key-00000004" } });
  const answers = await Promise.all([send("Ada"), send("Ada"), send("Ada")]);
  expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ secret: "Ada is signed in" }));
  expect(await send("Ada")).toMatchObject({ status: 200, data: { secret: "Ada is signed in" } });
  expect((await database.pool.query("select text from note")).rows).toHaveLength(1);
  const { rows } = await database.pool.query("select * from idempotency");
  expect(JSON.stringify(rows.map((row) => ({ ...row, answer: row.answer.toString("latin1") })))).not.toMatch(
    /signed in|Ada|key-00000004/,
  );
});

test("an attempt of another process is awaited while that is connected", async () => {
  const { call, database } = await appWithNotes();
  // The embedded database has one process.
  if (database.embedded) return;
  const send = () => call(sendNote, { body: { text: "a" } }, { headers: { "idempotency-key": "key-00000007" } });
  await send();
  const other = openServer(String(database.pool.options.connectionString));
  await other.pool.query("update idempotency set answer = null, process = current_setting('application_name')");
  const second = send();
  expect(await Promise.race([second, pause(600, "waits")])).toBe("waits");
  await other.close();
  expect((await second).status).toBe(200);
  expect((await database.pool.query("select text from note")).rows).toHaveLength(2);
});

test("a failed attempt is no answer; the next runs, after crashes too", async () => {
  const { call, database } = await appWithNotes();
  const send = (text: string, key: string) =>
    call(sendNote, { body: { text } }, { headers: { "idempotency-key": key } });
  expect((await send("wrong", "key-00000005")).status).toBe(403);
  expect((await send("wrong", "key-00000005")).status).toBe(403);
  await send("right", "key-00000006");
  const interrupted = "update idempotency set answer = null,";
  await database.pool.query(`${interrupted} created_at = now() - interval '31 seconds'`);
  expect((await send("right", "key-00000006")).status).toBe(200);
  await database.pool.query(`${interrupted} process = 'kovan that ended'`);
  expect((await send("right", "key-00000006")).status).toBe(200);
  expect((await database.pool.query("select text from note where text = 'right'")).rows).toHaveLength(3);
});
