import pg from "pg";

/**
 * Receives what `pg_notify` sends on a channel, from every process, when the transaction has been committed. `receive` gets
 * undefined after a lost connection: something may have been missed. Resolves with what ends it.
 */
export type Listen = (channel: string, receive: (payload: string | undefined) => void) => Promise<() => Promise<void>>;

/** Milliseconds until a lost connection is opened again, and the most after further failures. */
const RETRY_MS = 250;
const RETRY_MAX_MS = 5_000;
/** Milliseconds between questions whether the connection still answers, and in which it must. */
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;

/** Listens on a connection of its own, because those of a pool change hands. */
export function listenOn(config: pg.ClientConfig, Client = pg.Client): Listen {
  return async (channel, receive) => {
    let client: pg.Client | undefined;
    let asking: NodeJS.Timeout | undefined;
    let ended = false;
    let failures = 0;
    const open = async (): Promise<void> => {
      const next = new Client({ ...config, keepAlive: true, connectionTimeoutMillis: ANSWER_WITHIN_MS });
      let lost = false;
      const lose = () => {
        if (lost) return;
        lost = true;
        clearInterval(asking);
        next.end().catch(() => {});
        if (ended) return;
        const wait = Math.min(RETRY_MS * 2 ** failures++, RETRY_MAX_MS);
        setTimeout(() => !ended && open().then(() => receive(undefined), ignore), wait).unref();
      };
      next.on("error", lose);
      next.on("end", lose);
      next.on("notification", ({ payload }) => receive(payload ?? ""));
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        lose();
        throw error;
      }
      failures = 0;
      client = next;
      asking = setInterval(() => {
        next.query({ text: "select 1", query_timeout: ANSWER_WITHIN_MS } as pg.QueryConfig).catch(lose);
      }, ASK_EVERY_MS).unref();
      if (ended) await next.end();
    };
    // One that cannot be opened now is tried again.
    await open().catch(ignore);
    return async () => {
      ended = true;
      clearInterval(asking);
      await client?.end().catch(ignore);
    };
  };
}

const ignore = (): void => {};

/** Listens on the connection of an embedded database, which has no other. */
export function listenInPool(pool: pg.Pool): Listen {
  const receivers = new Map<string, Set<(payload: string) => void>>();
  pool.on("connect", (client) =>
    client.on("notification", ({ channel, payload }) => {
      for (const receive of receivers.get(channel) ?? []) receive(payload ?? "");
    }),
  );
  return async (channel, receive) => {
    const all = receivers.get(channel) ?? new Set();
    receivers.set(channel, all.add(receive));
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      all.delete(receive);
    };
  };
}
