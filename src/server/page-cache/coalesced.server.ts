import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Asks one question for many: whoever comes while one is under way waits for the next, so that every answer is newer than the
 * request for it.
 */
export function coalesced<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Answer> | undefined;
  const next = async () => {
    await underWay.catch(() => {});
    // Requests of the same turn of the event loop join.
    await nextTurn();
    waiting = undefined;
    const answer = ask();
    underWay = answer;
    return answer;
  };
  return () => {
    waiting ??= next();
    return waiting;
  };
}
