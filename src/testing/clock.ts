import { onTestFinished } from "vitest";
import type { Database } from "#db/open.server.ts";
import { moveDatabaseClock } from "./database-clock.ts";
import { movedDate } from "./moved-date.ts";

const SYSTEM_DATE = Date;
let offsetMs = 0;

/**
 * Moves the clock of the product forward for the rest of the test: `new Date()`, and `now()` in whatever SQL is sent and
 * in column defaults. Nothing in the product knows of it. Timers run on as they were.
 */
export async function moveClock({ pool, embedded }: Database, by: { days?: number; hours?: number; minutes?: number }) {
  const { days = 0, hours = 0, minutes = 0 } = by;
  offsetMs += ((days * 24 + hours) * 60 + minutes) * 60_000;
  globalThis.Date = movedDate(() => offsetMs);
  onTestFinished(() => {
    offsetMs = 0;
    globalThis.Date = SYSTEM_DATE;
  });
  // The embedded engine asks this process for the time.
  if (embedded) return;
  await moveDatabaseClock(pool, `pg_catalog.now() + interval '${offsetMs} milliseconds'`);
}
