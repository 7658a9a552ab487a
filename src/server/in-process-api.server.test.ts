import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { VISITOR } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { inProcessApi } from "./in-process-api.server.ts";
import { serve } from "./serve.server.ts";

const busyTwice = endpoint({ method: "GET", path: "/apiTest/Busy", summary: "Busy at first", answer: z.int() });
const addNote = endpoint({
  method: "POST",
  path: "/apiTest/Note",
  // Attempts of visitors are noted only where their number is limited.
  perMinute: 1000,
  summary: "Writes a row, then is busy once",
  answer: z.int(),
});

async function appThatIsBusy(times: number) {
  const { app, database } = await testApp(undefined, {});
  await database.pool.query("create table note (id int generated always as identity)");
  let left = times;
  const busy = () => {
    if (left-- > 0) throw new AppError("unavailable");
  };
  serve(app, busyTwice, () => {
    busy();
    return 1;
  });
  serve(app, addNote, async ({ write }) => {
    const count = await write(async (tx) => {
      await tx.execute(sql`insert into note default values`);
      return (await tx.execute(sql`select * from note`)).rows.length;
    });
    busy();
    return count;
  });
  return inProcessApi(app, {
    viewer: VISITOR,
    viewerKey: "",
    locale: "en",
    address: "127.0.0.1",
    host: "kovan.example",
  });
}

test("a read is tried three times, and no more", async () => {
  expect(await (await appThatIsBusy(2))(busyTwice, {})).toBe(1);
  await expect((await appThatIsBusy(3))(busyTwice, {})).rejects.toMatchObject({ code: "unavailable" });
});

test("a write is tried again only under a key, and is then done once", async () => {
  await expect((await appThatIsBusy(1))(addNote, {})).rejects.toMatchObject({ code: "unavailable" });
  expect(await (await appThatIsBusy(1))(addNote, {}, { idempotencyKey: "one-action" })).toBe(1);
});
