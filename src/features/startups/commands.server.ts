import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/** More than this at once gains nothing and holds locks for long. */
const BATCH = 10_000;

/**
 * Brings sums, fullness and filter index of startups in line with their rows. Call it in the transaction of every write
 * to a startup, its details or its rounds, and with the ids of deleted startups too. Twice changes nothing.
 */
export async function refreshStartups(db: Db, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort();
  for (let at = 0; at < sorted.length; at += BATCH)
    await db.execute(sql`select list_refresh('startups', ${sql.param(sorted.slice(at, at + BATCH))}::uuid[])`);
}

/** Builds the whole filter index anew, after a bulk load that did without `refreshStartups`. */
export async function rebuildStartupIndex(db: Db): Promise<void> {
  await db.execute(sql`select list_rebuild('startups')`);
}
