import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "#testing/server-process.ts";

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each(["SIGTERM", "SIGINT"] as const)("%s ends the server cleanly", async (signal) => {
  const server = await startServerProcess({ DATA_DIR: await freshFolder() });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  server.child.kill(signal);
  expect(await server.exited, server.output()).toBe(0);
});
