import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#testing/free-port.ts";
import { startProgram, systemProgram } from "#testing/system-program.ts";
import { openGround } from "./ground.ts";
import { openLedger, type Tally } from "./ledger.ts";

const PROCESS_COUNT = 3;
const KILL_EVERY_MS = 5_000;

/** Any process may get any request; one that is not ready gets none. */
const configuration = (port: number, servers: string[]) => `
global
  maxconn 500
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
  option httpchk GET /readyz
frontend kovan
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
${servers.map((address, index) => `  server process${index} ${address.replace("http://", "")} check inter 250ms fall 1 rise 1`).join("\n")}
`;

/** Three processes behind haproxy, which sends each request to the next; one is killed every five seconds. */
export async function balanced(times: number): Promise<Tally | undefined> {
  const haproxy = systemProgram("haproxy");
  if (!haproxy) return undefined;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), "kovan-haproxy-"));
  const ground = await openGround({ processes: PROCESS_COUNT, env: { PUBLIC_URL: address } });
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    configuration(
      port,
      ground.servers.map((server) => server.address),
    ),
  );
  const proxy = startProgram(haproxy, ["-db", "-f", file]);
  try {
    while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) await pause(50);
    const ledger = await openLedger([address]);
    for (let time = 0; time < times; time++) {
      const server = ground.servers[time % PROCESS_COUNT]!;
      await server.kill();
      await Promise.all([server.start(), pause(KILL_EVERY_MS)]);
    }
    return await ledger.settle();
  } finally {
    await proxy.stop("SIGTERM");
    await ground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
