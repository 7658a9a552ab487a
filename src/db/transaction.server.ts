import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./open.server.ts";

/**
 * Runs transactions on connections of a pool. Unlike Drizzle's own, it gives the connection back whichever statement fails,
 * closes one that did not answer, and throws the first error rather than that of a failed rollback.
 */
export function transactionsOf(pool: pg.Pool): Db["transaction"] {
  return async (run, config) => {
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    let broken = true;
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await run(tx);
        } catch (error) {
          failure = { error };
          // Else the rollback would wait as long again.
          if (isUnanswered(error)) void client.end();
          throw error;
        }
      }, config);
      broken = false;
      return result;
    } catch (error) {
      // Drizzle throws the error of `run` when the rollback succeeded.
      broken = error !== failure?.error;
      throw failure ? failure.error : error;
    } finally {
      client.release(broken);
    }
  };
}

/** The message of the driver for a statement that the server did not answer in time; it has no code. */
const NO_ANSWER = "Query read timeout";

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.message === NO_ANSWER || isUnanswered(error.cause));
