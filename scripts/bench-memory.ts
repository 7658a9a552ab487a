// Memory of the server, idle and under mixed load: npm run bench:memory -- [--rows 100000] [--minutes 10] [--connections 4]
import { parseArgs } from "node:util";
import { openServer } from "#db/open.server.ts";
import { prepare } from "#testing/prepare.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";
import { pagesOf, workloadsOf } from "./bench/workloads.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    minutes: { type: "string", default: "10" },
    connections: { type: "string", default: "4" },
  },
});
const rows = Number(values.rows);
const server = await startPostgres();
const url = server.addressOf("postgres");
const database = openServer(url);
try {
  await prepare(database);
  await fill(database.pool, rows, () => {});
  const token = await premiumToken(database);
  const product = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  try {
    await measureMemory(product.address, token);
  } finally {
    await product.stop();
  }
} finally {
  await database.close();
  await server.stop();
}

async function measureMemory(origin: string, token: string): Promise<void> {
  const cookie = `session=${token}; locale=en`;
  const client = clientOf(origin, { authorization: `Bearer ${token}`, cookie, "sec-fetch-site": "same-origin" });
  const workloads = [...(await workloadsOf(database.pool, rows)), ...(await pagesOf(database.pool))];
  const load = { connections: Number(values.connections), seconds: 60 };
  console.log(`idle after the start: ${await residentMegabytes(origin)} MB`);
  for (let minute = 1; minute <= Number(values.minutes); minute++) {
    // The workloads one after the other, so that each minute has all of them.
    const { count } = await measure(load, async (turn) => {
      await client.send(workloads[turn % workloads.length]!.request(turn));
    });
    console.log(`minute ${minute}: ${await residentMegabytes(origin)} MB, ${count} requests`);
  }
  client.close();
}

/** Memory of the server's process, from its metrics. */
async function residentMegabytes(origin: string): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", origin))).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_000_000);
}
