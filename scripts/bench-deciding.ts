// How sure the order of 1,000 applications with 5 reviews each is, and what that does to the event loop meanwhile:
// npm run bench:deciding -- [--applications 1000] [--reviews 5] [--jurors 50]
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { RankingTask } from "#features/programs/deciding/parts/ranking.ts";
import { renderPool } from "#server/render-pool.server.ts";

const PROMISED_SECONDS = 2;

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "1000" },
    reviews: { type: "string", default: "5" },
    jurors: { type: "string", default: "50" },
  },
});
const applications = Number(values.applications);
const jurors = Number(values.jurors);

const task: RankingTask = {
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
