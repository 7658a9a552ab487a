import { Writable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { buildApi } from "#/api.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { login } from "#features/accounts/contract.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { TEST_ENV } from "#testing/test-env.ts";
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
  const app = await buildApi({ database, settings: readSettings({ LOG_LEVEL: "trace", LAG_SECONDS: "600" }) }, stream);
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

test("a request has one name in its log line and its answer", async () => {
  const { app, log } = await appWithLog();
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { "x-request-id": "proxy-0123456789", traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const named = await app.inject({ url: "/livez", headers });
  expect(named.headers["x-request-id"]).toBe("proxy-0123456789");
  await expect.poll(log).toContain('"msg":"request"');
  expect(JSON.parse(log().trim().split("\n").at(-1)!)).toMatchObject({ reqId: "proxy-0123456789", trace });
  // What could not stand in a log as it is gets a name of our own.
  const own = await app.inject({ url: "/livez", headers: { "x-request-id": "a b\u00e9", traceparent: "00-0-0-0" } });
  expect(own.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(log()).not.toContain('"trace":"0');
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

/** An API whose process may be late for so long. An embedded database works on the same event loop: its delays are no sign of load. */
async function appThatMayBeLate(lagLimitMs: number) {
  const database = await testDatabase();
  onTestFinished(database.close);
  const settings = { ...readSettings(TEST_ENV), lagLimitMs };
  const app = await buildApi({ database: { ...database, embedded: false }, settings });
  onTestFinished(() => app.close());
  return app;
}

function block(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return new Promise((resolve) => setImmediate(resolve));
}

test("a process that is late for less than the limit refuses nothing", async () => {
  const app = await appThatMayBeLate(60_000);
  for (let turn = 0; turn < 3; turn++) {
    await block(1_200);
    expect((await app.inject("/openapi.json")).statusCode).toBe(200);
  }
}, 30_000);

test("under load calls are refused in the envelope and livez answers", async () => {
  const app = await appThatMayBeLate(100);
  const until = Date.now() + 15_000;
  let refused = await app.inject("/openapi.json");
  while (refused.statusCode !== 503 && Date.now() < until) {
    // Lags are averaged: every turn is late, so that no short ones lower their mean.
    await block(400);
    refused = await app.inject("/openapi.json");
  }
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json()).toMatchObject({ data: null, status: { code: "unavailable" } });
  expect((await app.inject("/livez")).statusCode).toBe(200);
}, 30_000);

test("documents of the API are compressed once, and sent once to a caller", async () => {
  const { app } = await testApp(undefined, {});
  await app.ready();
  // Translating all schemas gives way: what is asked meanwhile is answered before.
  const order: string[] = [];
  const first = app.inject("/openapi.json").then((answer) => {
    order.push("document");
    return answer;
  });
  await app.inject("/livez").then(() => order.push("livez"));
  const whole = await first;
  expect(order).toEqual(["livez", "document"]);
  for (const path of ["/openapi.json", "/docs/static/swagger-ui-bundle.js"]) {
    const ask = (headers: Record<string, string>) => app.inject({ url: path, headers });
    const plain = await ask({});
    const packed = await ask({ "accept-encoding": "br" });
    expect([plain.statusCode, packed.statusCode, packed.headers["content-encoding"]]).toEqual([200, 200, "br"]);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.headers["content-type"]).toBe(plain.headers["content-type"]);
    const known = await ask({ "if-none-match": String(plain.headers.etag) });
    expect([known.statusCode, known.body, packed.headers.etag]).toEqual([304, "", plain.headers.etag]);
  }
  expect(whole.json().paths).toHaveProperty(login.path);
  for (const format of ["json", "yaml"])
    expect((await app.inject(`/docs/${format}`)).headers.location).toBe("/openapi.json");
});

test("every open read counts for its address", async () => {
  const { app } = await testApp(undefined, { READS_PER_MINUTE: "1" });
  expect((await app.inject("/apiCommon/Sitemap")).statusCode).toBe(200);
  const open = app.endpoints.filter(({ method, access }) => method === "GET" && access === "anyone");
  expect(open.length).toBeGreaterThan(20);
  for (const { path } of open) expect((await app.inject(path.replace(/:\w+/g, "x"))).statusCode, path).toBe(429);
});

test("an address reads only so much in a minute", async () => {
  const { app } = await testApp(undefined, { READS_PER_MINUTE: "3" });
  const ask = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    return headers["retry-after"] === undefined ? statusCode : [statusCode, Number(headers["retry-after"]) > 0];
  };
  const paths = ["/docs/static/index.css", "/feeds/startups.en.atom", "/apiCommon/Sitemap", "/openapi.json"];
  const answers = [];
  for (const [turn, path] of paths.entries()) answers.push(await ask(path, `2001:db8:1:2::${turn}`));
  expect(answers).toEqual([200, 200, 200, [429, true]]);
  expect(await ask("/livez", "2001:db8:1:2::1")).toBe(200);
  expect(await ask("/apiCommon/Sitemap", "2001:db8:1:3::1")).toBe(200);
});
