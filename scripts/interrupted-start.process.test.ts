// A file of its own: beside the other starts, on another worker.
import { once } from "node:events";
import { rm } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { freePort } from "#testing/free-port.ts";
import { signIn } from "#testing/fresh-start.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";

const DATA_DIR = scratchFolder("kovan-start-");
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

test("a start that was killed while filling is completed by the next one", async () => {
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
}, 400_000);

/** Asks as a proxy on this machine would; without headers as a browser on it. */
async function ask(target: string, headers: Record<string, string> = {}, form?: Record<string, string>) {
  const request = http.request(target, { method: form ? "POST" : "GET", headers });
  request.end(form && new URLSearchParams(form).toString());
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test("a demo nobody asked for stays on its machine behind a proxy", async () => {
  const metrics = `127.0.0.1:${await freePort()}`;
  const { address, output, stop } = await startServerProcess({ DATA_DIR, METRICS_LISTEN: metrics });
  expect(output()).toContain("answer this machine alone, nobody behind a proxy. DEMO=1 opens them to everybody.");
  const form = { email: demoEmail("admin"), password: DEMO_PASSWORD };
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const here = await ask(`${address}/login`, { ...type, origin: address }, form);
  const cookie = String(here.headers["set-cookie"]?.find((line) => line.startsWith("session="))?.split(";")[0]);
  const seen = async (headers: Record<string, string>) => [
    (await ask(`${address}/dev/mail`, headers)).status,
    (await ask(`${address}/dashboard/settings`, { ...headers, cookie })).status,
    (await ask(`${address}/login`, headers)).body.includes(demoEmail("admin")),
  ];
  expect(await seen({})).toEqual([200, 200, true]);
  for (const headers of [{ host: "portal.example" }, { "x-real-ip": "192.0.2.7" }] as Record<string, string>[])
    expect(await seen(headers)).toEqual([302, 302, false]);
  // As nginx asks when it is told nothing but where to.
  const bare = net.connect(Number(new URL(address).port), "127.0.0.1");
  bare.end(`GET /dev/mail HTTP/1.0\r\nHost: ${new URL(address).host}\r\nConnection: close\r\n\r\n`);
  expect(await text(bare)).toMatch(/^HTTP\/1.1 302 /);

  const post = (path: string, host: string, origin: string) => ask(address + path, { ...type, host, origin }, form);
  const outside = await post("/login", "portal.example", "http://portal.example");
  expect([outside.status, outside.body]).toEqual([401, expect.stringContaining("Email or password is wrong")]);
  for (const path of ["/login", "/login.data"]) {
    const hostless = await post(path, new URL(address).host, "https://portal.example");
    expect([hostless.status, hostless.body]).toEqual([
      403,
      expect.stringContaining("does not pass on the header Host."),
    ]);
    const plain = await post(path, "portal.example", "https://portal.example");
    expect([plain.status, plain.body]).toEqual([403, expect.stringContaining("pass on the header X-Forwarded-Proto.")]);
  }
  expect((await ask(`${address}/metrics`)).status).toBe(404);
  expect((await ask(`http://${metrics}/metrics`)).body).toContain("process_cpu_seconds_total");
  expect(await stop()).toBe(0);
}, 180_000);
