import { setTimeout as pause } from "node:timers/promises";
import { attempt, type Surroundings } from "./attempt.server.ts";
import type { JobWork } from "./job.server.ts";
import { type LeasedJob, plan, putBack, take } from "./lease.server.ts";

/** How often an idle process looks for jobs. */
const ASK_EVERY_MS = 1_000;
/** Pause after the database could not be reached. */
const ASK_AGAIN_MS = 5_000;
/** How long running jobs may go on once the process should end; the host waits a little longer. */
const GRACE_MS = 1_500;

/** Runs jobs until stopped. `stop` waits for running ones, then gives their leases back. */
export function startWorker(
  works: JobWork[],
  around: Surroundings,
  { graceMs = GRACE_MS } = {},
): { stop(): Promise<void> } {
  const byName = new Map<string, JobWork>(works.map((work) => [work.job.name, work]));
  const running = new Map<LeasedJob, Promise<void>>();
  const stopping = new AbortController();
  const ending = new AbortController();

  const free = () => {
    const left = new Map<string, number>(works.map((work) => [work.job.name, work.concurrency]));
    for (const { name } of running.keys()) left.set(name, left.get(name)! - 1);
    return new Map([...left].filter(([, count]) => count > 0));
  };
  const begin = (leased: LeasedJob) => {
    const done = attempt(byName.get(leased.name)!, leased, around, ending.signal)
      .catch((error) =>
        around.log.error({ err: error, job: leased.name }, "the end of a job could not be written down"),
      )
      .finally(() => running.delete(leased));
    running.set(leased, done);
  };
  const round = async () => {
    const taken = await take(around.db, free());
    for (const leased of taken) begin(leased);
    // There may be more: look again as soon as one is finished.
    const next = pause(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    await Promise.race(taken.length > 0 ? [...running.values(), next] : [next]);
  };
  const loop = async () => {
    let planned = false;
    while (!stopping.signal.aborted)
      try {
        if (!planned) await plan(around.db, works);
        planned = true;
        await round();
      } catch (error) {
        around.log.error({ err: error }, "background work cannot reach the database");
        await pause(ASK_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
  };
  const looping = loop();

  return {
    async stop() {
      stopping.abort();
      await looping;
      const grace = AbortSignal.timeout(graceMs);
      await Promise.race([
        Promise.allSettled(running.values()),
        new Promise((end) => grace.addEventListener("abort", end)),
      ]);
      ending.abort();
      await Promise.allSettled([...running.keys()].map((leased) => putBack(around.db, leased)));
    },
  };
}
