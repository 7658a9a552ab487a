import type { App } from "#server/app.server.ts";
import { type RenderLimits, type RenderPool, renderPool } from "#server/render-pool.server.ts";
import type { Ranking, RankingTask } from "./ranking.ts";

const WORKER = "features/programs/deciding/parts/ranking-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 50, timeLimitMs: 10_000 };
const pools = new WeakMap<App, RenderPool<RankingTask>>();

/** Ranks in a thread, because a selection of a thousand applications would hold up everyone else. One pool a server. */
export function rankerOf(app: App): (task: RankingTask) => Promise<Ranking> {
  let pool = pools.get(app);
  if (!pool) {
    const opened = renderPool<RankingTask>(WORKER, LIMITS);
    app.addHook("onClose", () => opened.close());
    pools.set(app, opened);
    pool = opened;
  }
  const ranking = pool;
  return async (task) => JSON.parse(Buffer.from(await ranking.render(task)).toString()) as Ranking;
}
