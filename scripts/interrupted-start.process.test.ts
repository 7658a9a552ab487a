// A file of its own: beside the other starts, on another worker.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";

test("a start that was killed while filling is completed by the next one", async () => {
  const DATA_DIR = await freshFolder();
  for (const afterMs of [400, 1_500, 4_000, 7_000]) {
    const started = spawnScript("scripts/start.ts", { DATA_DIR });
    await sleep(afterMs);
    started.child.kill("SIGKILL");
    await started.exited;
  }
  const first = await startServerProcess({ DATA_DIR });
  expect(first.output()).toContain(`password ${DEMO_PASSWORD}`);
  expect((await signIn(first.address, demoEmail("member"), DEMO_PASSWORD)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  const second = await startServerProcess({ DATA_DIR });
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  expect(await second.stop()).toBe(0);
}, 180_000);
