import { type ChildProcess, spawn } from "node:child_process";
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildApi } from "#/api.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { endpoint } from "#shared/endpoint.ts";
import { testDatabase } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { serve } from "./serve.server.ts";

const limited = endpoint({ method: "GET", path: "/apiTest/Limited", summary: "x", perMinute: 3, answer: z.string() });

async function startRedis(port: number) {
  const child: ChildProcess = spawn("redis-server", ["--port", `${port}`, "--bind", "127.0.0.1", "--save", ""]);
  onTestFinished(() => void child.kill());
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.stdout!.on("data", (text) => String(text).includes("Ready to accept") && resolve());
  });
  return { url: `redis://127.0.0.1:${port}`, child };
}

/** Several processes on one database, as far as their limits are concerned. */
async function processes(count: number, env: Record<string, string>) {
  const database = await testDatabase();
  const settings = readSettings({ ...TEST_ENV, ...env });
  const apps = await Promise.all(Array.from({ length: count }, () => buildApi({ database, settings })));
  for (const app of apps) serve(app, limited, () => "ok");
  onTestFinished(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });
  return apps.map((app) => async () => (await app.inject(limited.path)).statusCode);
}

test("without Redis each process counts for itself", async () => {
  const [one, two] = await processes(2, {});
  const answers = [];
  for (const ask of [one!, one!, one!, one!, two!]) answers.push(await ask());
  expect(answers).toEqual([200, 200, 200, 429, 200]);
});

test("processes count in Redis together, alone while it is away, then together", async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const [one, two] = await processes(2, { REDIS_URL: redis.url });
  const counted = async (url: string) => {
    const client = new Redis(url);
    const [key] = await client.keys("*Limited*");
    const count = key && (await client.get(key));
    client.disconnect();
    return Number(count ?? 0);
  };
  // Redis may be slow to answer on a busy machine: then that request is not counted there.
  await expect.poll(async () => [await one!(), (await counted(redis.url)) >= 3], { timeout: 60_000 }).toContain(true);
  // Alone it would be refused at its fourth request.
  await expect.poll(two!, { timeout: 60_000, interval: 2_500 }).toBe(429);

  redis.child.kill("SIGKILL");
  await new Promise((resolve) => redis.child.once("exit", resolve));
  const alone = await Promise.all([two!(), two!(), two!(), two!()]);
  expect([await one!(), alone.at(-1)]).toEqual([429, 429]);

  const again = await startRedis(port);
  // It has forgotten what was counted, so who may ask once more has asked it.
  await expect.poll(one!, { timeout: 60_000 }).toBe(200);
  expect(await counted(again.url)).toBeGreaterThan(0);
});
