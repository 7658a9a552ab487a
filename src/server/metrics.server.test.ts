import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildApi } from "#/api.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { testDatabase } from "#testing/database.ts";
import { TEST_ENV } from "#testing/test-env.ts";

const text = { subject: "Hi", preview: "", heading: "Hi", paragraphs: [] };
const hello = mailKind<null>("test.hello" as never, { en: () => text, tr: () => text });

const TOKEN = "a-long-enough-token";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function watched(env: Record<string, string> = { METRICS_TOKEN: TOKEN }) {
  const database = await testDatabase();
  const app = await buildApi({
    database,
    settings: readSettings({ ...TEST_ENV, ...env }),
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { app, database };
}

test("metrics have requests by pattern, lag, connections, waiting work", async () => {
  const before = process.cpuUsage();
  const { app, database } = await watched();
  await queueMail(database.db, { to: { email: "ada@example.test" }, locale: "en", kind: hello, data: null });
  await app.inject("/apiStartup/Startups/a-startup");
  await app.inject("/apiStartup/Startups/another");
  const { statusCode, headers, body } = await app.inject({ url: "/metrics", headers: bearer(TOKEN) });
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  expect(body).toMatch(
    /http_request_duration_seconds_count\{[^}]*route="\/apiStartup\/Startups\/:seoUrlOrId"[^}]*\} 2/,
  );
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^database_connections\{state="idle"\} \d/m);
  expect(body).toContain('background_jobs{job="mail.send",state="due"} 1');
  expect(body).not.toContain("a-startup");
  // What starting took counts, too.
  const { user, system } = before;
  const seconds = Number(/^process_cpu_seconds_total (\S+)/m.exec(body)![1]);
  expect(seconds).toBeGreaterThanOrEqual((user + system) / 1_000_000);
});

test("they are not for everyone", async () => {
  const { app } = await watched();
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
  expect(await ask("127.0.0.1"), "a proxy on this machine may ask for a visitor").toBe(404);
  expect(await ask("203.0.113.7")).toBe(404);
  expect(await ask("203.0.113.7", { "x-forwarded-for": "127.0.0.1" })).toBe(404);
  expect(await ask("127.0.0.1", { "x-forwarded-for": "127.0.0.1" }), "a visitor may claim anything").toBe(404);
  expect(await ask("203.0.113.7", bearer(TOKEN))).toBe(200);
  expect(await ask("203.0.113.7", bearer("another-long-token"))).toBe(404);
});

test("without a token set, no token opens them", async () => {
  const { app } = await watched({});
  const answer = await app.inject({ url: "/metrics", headers: bearer("undefined") });
  expect(answer.statusCode).toBe(404);
});

test("alerts and board name numbers that there are", async () => {
  const { app, database } = await watched();
  await queueMail(database.db, { to: { email: "ada@example.test" }, locale: "en", kind: hello, data: null });
  await app.inject("/livez");
  const { body } = await app.inject({ url: "/metrics", headers: bearer(TOKEN) });
  const there = new Set(body.split("\n").map((line) => /^\w+/.exec(line)?.[0]));
  const folder = path.resolve(import.meta.dirname, "../../docs/monitoring");
  for (const file of ["alerts.yml", "grafana.json"]) {
    const text = await readFile(path.join(folder, file), "utf8");
    const named =
      text.match(/\b(http_request|database|background|data_folder|disk|backup|process|nodejs)_[a-z0-9_]+/g) ?? [];
    expect(named.length, file).toBeGreaterThan(8);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  }
});
