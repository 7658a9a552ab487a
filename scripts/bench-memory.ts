// Memory of the server, idle and under mixed load: npm run bench:memory -- [--rows 100000] [--minutes 10] [--seconds 60] [--connections 4]
// With --embedded the server has the embedded database with the demo, on its first start and on a later one.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { openEmbedded } from "#db/open-embedded.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";
import { residentBytes } from "./bench/resident.ts";
import { pagesOf, type Workload, workloadsOf } from "./bench/workloads.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    minutes: { type: "string", default: "10" },
    /** That a minute takes. */
    seconds: { type: "string", default: "60" },
    connections: { type: "string", default: "4" },
    embedded: { type: "boolean", default: false },
  },
});
await (values.embedded ? onEmbedded() : onPostgres());

async function onPostgres(): Promise<void> {
  const rows = Number(values.rows);
  const { database, url, stop } = await benchDatabase();
  try {
    await fill(database.pool, rows, () => {});
    const token = await premiumToken(database);
    const workloads = [...(await workloadsOf(database.pool, rows)), ...(await pagesOf(database.pool))];
    await measureServer({ DATABASE_URL: url }, "idle after the start", workloads, async () => token);
  } finally {
    await stop();
  }
}

async function onEmbedded(): Promise<void> {
  const workloads = await demoWorkloads();
  const folder = scratchFolder("kovan-memory-");
  try {
    for (const start of ["idle after the first start", "idle after the second start"])
      await measureServer({ DATA_DIR: folder, DEMO: "1" }, start, workloads, signIn);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo is the same in every folder: requests are drawn from another one, because only one process opens a folder. */
async function demoWorkloads(): Promise<Workload[]> {
  const folder = scratchFolder("kovan-demo-");
  try {
    const server = await startServerProcess({ DATA_DIR: folder, DEMO: "1" });
    await server.stop();
    const database = await openEmbedded(folder);
    const rows = (await database.pool.query("select from startup")).rowCount!;
    const workloads = [...(await workloadsOf(database.pool, rows)), ...(await pagesOf(database.pool))];
    await database.close();
    return workloads;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(new URL("/apiUser/Auth/Login", origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demoEmail("premium"), password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

async function measureServer(
  env: Record<string, string>,
  idle: string,
  workloads: Workload[],
  tokenOf: (origin: string) => Promise<string>,
): Promise<void> {
  const server = await startServerProcess({ ...env, LOG_LEVEL: "silent" });
  const origin = server.address;
  try {
    console.log(`${idle}: ${await residentMegabytes(origin)} MB`);
    const token = await tokenOf(origin);
    const cookie = `session=${token}; locale=en`;
    const client = clientOf(origin, { authorization: `Bearer ${token}`, cookie, "sec-fetch-site": "same-origin" });
    const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
    for (let minute = 1; minute <= Number(values.minutes); minute++) {
      // The workloads one after the other, so that each minute has all of them.
      // Of the demo some startups are hidden.
      let refused = 0;
      const { count } = await measure(load, async (turn) => {
        await client.send(workloads[turn % workloads.length]!.request(turn)).catch(() => refused++);
      });
      console.log(`minute ${minute}: ${await residentMegabytes(origin)} MB, ${count} requests, ${refused} refused`);
    }
    client.close();
  } finally {
    await server.stop();
  }
}

async function residentMegabytes(origin: string): Promise<number> {
  return Math.round((await residentBytes(origin)) / 1_000_000);
}
