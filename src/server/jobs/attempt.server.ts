import { describeError } from "../error-log.server.ts";
import { finish, giveUp, HELD_SECONDS, type Held, postpone, renew } from "./holding.server.ts";
import { GiveUp, type JobWork, type Work } from "./job.server.ts";

export type Surroundings = Pick<Work<unknown>, "db" | "settings" | "services" | "log">;

/** Does the work of a held job once and writes down how it ended. Throws only when the database cannot be asked. */
export async function attempt(work: JobWork, held: Held, around: Surroundings, ending: AbortSignal): Promise<void> {
  const { job, schedule } = work;
  const log = around.log.child({ job: held.name, jobId: held.id, attempt: held.attempts });
  const lost = new AbortController();
  const beat = setInterval(
    () => {
      renew(around.db, held).then(
        (ours) => ours || lost.abort(),
        () => {},
      );
    },
    (HELD_SECONDS / 3) * 1000,
  );
  try {
    // A job that ends its process each time would else do so for ever.
    if (held.attempts > job.attempts) throw new GiveUp("the process ended while it worked on this");
    const signal = AbortSignal.any([lost.signal, ending]);
    await work.run({ ...around, log, data: job.data.parse(held.data), attempt: held.attempts, signal });
    await finish(around.db, held, schedule);
  } catch (error) {
    const reason = describeError(error).message || String(describeError(error).code ?? "unknown");
    if (error instanceof GiveUp || held.attempts >= job.attempts) {
      log.error({ err: error }, "job given up");
      await giveUp(around.db, held, schedule, reason);
    } else {
      log.warn({ err: error }, "job failed, will be tried again");
      await postpone(around.db, held, job.longestPauseMinutes, reason);
    }
  } finally {
    clearInterval(beat);
  }
}
