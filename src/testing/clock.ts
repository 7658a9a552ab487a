import { onTestFinished } from "vitest";
import type { Database } from "#db/open.server.ts";
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
  await pool.query(`create or replace function public.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + interval ''${offsetMs} milliseconds'''`);
  // Defaults were bound to the system's function when the columns were made.
  await pool.query(`do $do$ declare col record; begin
    for col in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default in ('now()', 'pg_catalog.now()')
    loop execute format('alter table %I alter column %I set default public.now()', col.table_name, col.column_name); end loop;
  end $do$`);
}
