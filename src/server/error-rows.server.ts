import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { describeError } from "./error-log.server.ts";

/** Kinds of faults that wait to be written; further kinds are in the log only. */
const MAX_WAITING = 100;
const FLUSH_MS = 2_000;
const MAX_STACK = 8_000;

interface Waiting {
  type: string;
  code: string | undefined;
  message: string;
  place: string | undefined;
  stack: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** Collects the faults that are logged, for the admins' list. */
export interface ErrorRows {
  /** `place`: the call or job. Does not wait for the database, which may be the one at fault. */
  add(error: unknown, place: string | undefined): void;
  /** Writes what waits. What cannot be written now waits for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function collectErrors(dbOf: () => Db): ErrorRows {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, FLUSH_MS).unref();
  };
  function put(fingerprint: string, fault: Waiting) {
    const same = waiting.get(fingerprint);
    if (same) {
      same.count += fault.count;
      same.lastAt = fault.lastAt;
    } else if (waiting.size < MAX_WAITING) waiting.set(fingerprint, fault);
  }
  async function flush() {
    const faults = waiting;
    waiting = new Map();
    for (const [fingerprint, fault] of faults)
      try {
        await write(dbOf(), fingerprint, fault);
      } catch {
        // The database is away: the log has the fault, and this list gets it later.
        put(fingerprint, fault);
        plan();
      }
  }
  return {
    add(error, place) {
      const { type, code, message, stack, cause } = describeError(error);
      const at = new Date();
      // Drizzle wraps what the database says.
      const text = cause?.message ? `${message}: ${cause.message}` : message;
      const fault = { type, code: code ?? cause?.code, message: text, place, stack: stack.slice(0, MAX_STACK) };
      put(fingerprintOf(fault), { ...fault, count: 1, firstAt: at, lastAt: at });
      plan();
    },
    flush,
    async close() {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
    },
  };
}

/** The same for two faults that differ in numbers and ids only. */
function fingerprintOf({ type, code, message, place }: Pick<Waiting, "type" | "code" | "message" | "place">): string {
  const kind = [type, code, message.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/gi, "#"), place];
  return createHash("sha256").update(JSON.stringify(kind)).digest("hex");
}

/** A fault that comes back is open again. */
const write = (db: Db, fingerprint: string, { type, code, message, place, stack, count, firstAt, lastAt }: Waiting) =>
  db.execute(sql`
    insert into error_log (id, fingerprint, type, code, message, place, stack, occurrences, first_at, last_at)
    values (${v7()}, ${fingerprint}, ${type}, ${code ?? null}, ${message}, ${place ?? null}, ${stack}, ${count},
      ${firstAt.toISOString()}::timestamptz, ${lastAt.toISOString()}::timestamptz)
    on conflict (fingerprint) do update set occurrences = error_log.occurrences + excluded.occurrences,
      last_at = greatest(error_log.last_at, excluded.last_at), message = excluded.message, stack = excluded.stack,
      resolved_at = null, resolved_by = null`);
