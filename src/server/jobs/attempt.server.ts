import { describeError } from "../error-log.server.ts";
import type { Tracing } from "../tracing.server.ts";
import { GiveUp, type JobWork, type Work } from "./job.server.ts";
import { finish, giveUp, LEASE_SECONDS, type LeasedJob, postpone, renew } from "./lease.server.ts";

export interface Surroundings extends Pick<Work<unknown>, "db" | "outside" | "settings" | "services" | "log"> {
  tracing?: Tracing | undefined;
}

/** Keeps the job with its reason, after what follows. Where that fails, it is tried again together with the job. */
async function endForGood(
  { job, schedule, onFinalFailure }: JobWork,
  leased: LeasedJob,
  { db, log }: Surroundings,
  reason: string,
): Promise<void> {
  // Another process may have taken it over, and may succeed.
  if (!(await renew(db, leased))) return;
  const data = job.data.safeParse(leased.data);
  try {
    if (data.success) await onFinalFailure?.({ data: data.data, db, reason });
  } catch (error) {
    log.error({ err: error }, "what follows a job that is given up failed, will be tried again");
    return postpone(db, leased, job.longestPauseMinutes, reason);
  }
  await giveUp(db, leased, schedule, reason);
}

/** Runs a leased job once and records how it ended. Throws only when the database cannot be reached. */
export async function attempt(
  work: JobWork,
  leased: LeasedJob,
  around: Surroundings,
  ending: AbortSignal,
): Promise<void> {
  const { job, schedule } = work;
  const log = around.log.child({ job: leased.name, jobId: leased.id, attempt: leased.attempts });
  const lost = new AbortController();
  const beat = setInterval(
    () => {
      renew(around.db, leased).then(
        (ours) => ours || lost.abort(),
        () => {},
      );
    },
    (LEASE_SECONDS / 3) * 1000,
  );
  try {
    // Otherwise a job that crashes its process would do so for ever.
    if (leased.attempts > job.attempts) throw new GiveUp("the process ended while it worked on this");
    const signal = AbortSignal.any([lost.signal, ending]);
    const data = job.data.parse(leased.data);
    const run = () => work.run({ ...around, log, data, attempt: leased.attempts, signal });
    await (around.tracing ? around.tracing.traced(leased.name, run) : run());
    await finish(around.db, leased, schedule);
  } catch (error) {
    // It was ended with its process, which puts it back as untried.
    if (ending.aborted) return;
    const reason = describeError(error).message || String(describeError(error).code ?? "unknown");
    if (error instanceof GiveUp || leased.attempts >= job.attempts) {
      log.error({ err: error }, "job given up");
      await endForGood(work, leased, { ...around, log }, reason);
    } else {
      log.warn({ err: error }, "job failed, will be tried again");
      await postpone(around.db, leased, job.longestPauseMinutes, reason);
    }
  } finally {
    clearInterval(beat);
  }
}
