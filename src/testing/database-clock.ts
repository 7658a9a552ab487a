import type pg from "pg";

/** Names are looked for in `public` first, so that `moveDatabaseClock` can put a `now()` of its own before the system's. */
export const CLOCK_OPTIONS = encodeURIComponent("-c search_path=public,pg_catalog");

/**
 * Replaces `now()` of a native database: in whatever connections with `CLOCK_OPTIONS` send, and in column defaults. `moment`: SQL
 * for the instant, in which `pg_catalog.now()` is the system's.
 */
export async function moveDatabaseClock(pool: pg.Pool, moment: string): Promise<void> {
  await pool.query(`create or replace function public.now() returns timestamptz language sql stable
    as $now$ select ${moment} $now$`);
  // Defaults were bound to the system's function when the columns were made.
  await pool.query(`do $do$ declare col record; begin
    for col in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default in ('now()', 'pg_catalog.now()')
    loop execute format('alter table %I alter column %I set default public.now()', col.table_name, col.column_name); end loop;
  end $do$`);
}
