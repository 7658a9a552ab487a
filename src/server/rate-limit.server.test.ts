import { type ChildProcess, spawn } from "node:child_process";
import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildApi } from "#/api.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { endpoint } from "#shared/endpoint.ts";
import { testDatabase } from "#testing/database.ts";
import { serve } from "./serve.server.ts";

const limited = endpoint({ method: "GET", path: "/apiTest/Limited", summary: "x", perMinute: 3, answer: z.string() });

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startRedis() {
  const port = await freePort();
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
  const settings = readSettings({ LOG_LEVEL: "silent", DATA_DIR: "var/test", ...env });
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

test("two processes count in Redis together and go on without it", async () => {
  const redis = await startRedis();
  const [one, two] = await processes(2, { REDIS_URL: redis.url });
  // Redis may be slow to answer on a busy machine: then limits do not hold for a moment.
  await expect.poll(one!).toBe(429);
  const answers = [];
  while (answers.at(-1) !== 429 && answers.length < 3) answers.push(await two!());
  // Alone it would be refused at its fourth request.
  expect(answers.at(-1)).toBe(429);
  redis.child.kill("SIGKILL");
  await new Promise((resolve) => redis.child.once("exit", resolve));
  expect([await one!(), await two!()]).toEqual([200, 200]);
});
