// How sure the order of 1,000 applications with 5 reviews each is, what that does to the event loop meanwhile, and the
// deciding table with them on both releases of PostgreSQL:
// npm run bench:deciding -- [--applications 1000] [--reviews 5] [--jurors 50] [--connections 4] [--seconds 5] [--release newest,oldest]
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { RankingTask } from "#features/programs/deciding/parts/ranking.ts";
import { renderPool } from "#server/render-pool.server.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase, releasesIn } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";
import { decidingTable, fillSelection } from "./bench/selection.ts";

const PROMISED_SECONDS = 2;

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "1000" },
    reviews: { type: "string", default: "5" },
    jurors: { type: "string", default: "50" },
    connections: { type: "string", default: "4" },
    seconds: { type: "string", default: "5" },
    release: { type: "string", default: "newest,oldest" },
  },
});
const applications = Number(values.applications);
const jurors = Number(values.jurors);

const task: RankingTask = {
  by: "normalized",
  applications,
  jurors,
  places: Math.round(applications / 10),
  reviews: Array.from({ length: applications }, (_, application) =>
    Array.from({ length: Number(values.reviews) }, (_, turn) => ({
      application,
      juror: (application + turn * 7) % jurors,
      raw: 1 + ((application * 37 + turn * 11) % 81) / 20,
    })),
  ).flat(),
};

const pool = renderPool<RankingTask>("features/programs/deciding/parts/ranking-worker.server.ts", {
  threads: 1,
  queue: 1,
  timeLimitMs: 60_000,
});
for (const name of ["first, with the start of its thread", "again", "again"]) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await pool.render(task);
  const seconds = (performance.now() - began) / 1000;
  delay.disable();
  const longest = (delay.max / 1e6).toFixed(1);
  console.log(
    `certainty of ${applications} × ${values.reviews}, ${name}: ${seconds.toFixed(3)} s; promised ${PROMISED_SECONDS} s; longest wait of the event loop ${longest} ms`,
  );
}
await pool.close();

for (const release of releasesIn(values.release)) {
  const { database, url, stop } = await benchDatabase({ release });
  const token = await premiumToken(database);
  const { name, target, request } = decidingTable(await fillSelection(database, token));
  const { rows } = await database.pool.query<{ version: string }>("select current_setting('server_version') version");
  const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  const client = clientOf(server.address, { authorization: `Bearer ${token}` });
  const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
  for (const connections of [1, load.connections]) {
    const { p50, p95, p99, perSecond } = await measure(
      { ...load, connections },
      async (turn) => void (await client.send(request(turn))),
    );
    const times = [p50, p95, p99].map((time) => `${time.toFixed(0)} ms`).join(", ");
    console.log(
      `${name}, PostgreSQL ${rows[0]!.version}, ${connections} at once: p50, p95, p99 ${times}; ${perSecond.toFixed(1)} a second; promised p95 ${target!.p95} ms`,
    );
  }
  client.close();
  await server.stop();
  await stop();
}
