import { Writable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { buildApi } from "#/api.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { login } from "#features/accounts/contract.ts";
import { testDatabase } from "#testing/database.ts";
import { describeError } from "./error-log.server.ts";
import { readSettings } from "./settings.server.ts";

/** The API with everything it logs. */
async function appWithLog() {
  const database = await testDatabase();
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApi({ database, settings: readSettings({ LOG_LEVEL: "trace" }) }, stream);
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { app, database, log: () => lines.join("") };
}

const PERSON = { email: "ayse.isik@example.test", password: "Bal!Petek.27" };

test("one log line a request says what was asked, not by whom", async () => {
  const { app, log } = await appWithLog();
  await app.inject({
    method: "POST",
    url: `${login.path}?email=${PERSON.email}`,
    headers: { authorization: `Bearer ${"t".repeat(43)}`, cookie: "session=secret-cookie", "user-agent": "Agent 007" },
    payload: PERSON,
    remoteAddress: "203.0.113.7",
  });
  await expect.poll(log).toContain('"msg":"request"');
  const line = JSON.parse(log().trim().split("\n").at(-1)!);
  expect(line).toMatchObject({ msg: "request", method: "POST", path: login.path, status: 401 });
  expect(log()).not.toMatch(/ayse|Petek|ttttt|secret-cookie|Agent 007|203\.0\.113/);
});

test("a failed query is logged without its values", async () => {
  const { app, database, log } = await appWithLog();
  const row = { email: PERSON.email, name: "Ayşe", surname: "Işık", seoUrl: "ayse-isik", passwordHash: "hash-of-it" };
  app.get("/twice", async () => {
    await database.db.insert(account).values(row);
    await database.db.insert(account).values(row);
  });
  expect((await app.inject("/twice")).statusCode).toBe(409);
  expect(log()).toContain("23505");
  expect(log()).toMatch(/operations\.server\.test/);
  expect(log()).not.toMatch(/ayse|Işık|hash-of-it/);
});

test("values the database quotes in its messages are left out", async () => {
  const { database } = await appWithLog();
  const error = await database.pool.query("select $1::int", [PERSON.email]).catch((failure) => failure);
  expect(describeError(error)).toMatchObject({ code: "22P02", message: "invalid input syntax for type integer: …" });
});

test("under load calls are refused in the envelope and livez answers", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  // An embedded database works on the same event loop, whose delays are then no sign of load.
  const settings = readSettings({ LOG_LEVEL: "silent", DATA_DIR: "var/test" });
  const app = await buildApi({ database: { ...database, embedded: false }, settings, maxLag: 100 });
  onTestFinished(() => app.close());
  const until = Date.now() + 15_000;
  let refused = await app.inject("/openapi.json");
  while (refused.statusCode !== 503 && Date.now() < until) {
    // Lags are averaged over a second: every turn is late in all of it, so that no short ones lower their mean.
    const blocked = performance.now() + 400;
    while (performance.now() < blocked);
    await new Promise((resolve) => setImmediate(resolve));
    refused = await app.inject("/openapi.json");
  }
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json()).toMatchObject({ data: null, status: { code: "unavailable" } });
  expect((await app.inject("/livez")).statusCode).toBe(200);
}, 30_000);
