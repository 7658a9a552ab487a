import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** How often changes are folded in while there are some, and how often an idle process looks for those that others left. */
const FOLD_EVERY_MS = 250;
const ASK_EVERY_MS = 1_000;
/** A block has so many bit strings, each with a change or more; the number stands in `list_fold`. */
const FULL_BLOCK = 500;
/** After so many changes the table is tidied: what was folded in and not yet removed makes each read longer. */
const TIDY_AFTER = 2_000;

interface Around {
  pool: pg.Pool;
  log: { error(details: object, message: string): void };
}

/**
 * Folds what saves have changed in the filter indexes into their bit strings (record 122), a block at a time, until stopped. Nobody
 * waits for it: reads count what is not folded in yet. Of several processes one does the work at a time.
 */
export function startFolding({ pool, log }: Around): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let untidied = 0;
  const loop = async () => {
    while (!signal.aborted) {
      let wait = ASK_EVERY_MS;
      try {
        const count = await foldAll(pool, signal);
        if (count > 0) wait = FOLD_EVERY_MS;
        untidied += count;
        if (untidied >= TIDY_AFTER) {
          untidied = 0;
          await pool.query("vacuum (truncate off) list_change");
        }
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, "changes of the filter index could not be folded in");
        wait = 5 * ASK_EVERY_MS;
      }
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  };
  const looping = loop();
  return {
    async stop() {
      stopping.abort();
      await looping;
    },
  };
}

/** Folds block after block while they are full; returns how many changes there were. */
async function foldAll(pool: pg.Pool, signal: AbortSignal): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await pool.query<{ count: number }>("select list_fold(true) count");
    const count = rows[0]!.count;
    total += count;
    if (count < FULL_BLOCK || signal.aborted) return total;
  }
}
