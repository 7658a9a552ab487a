import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { List } from "#shared/list/list.ts";

/** More rows at once gain nothing and hold locks for long. */
const BATCH = 10_000;

/** Brings the index of a list in line with these rows, in the transaction of their write; ids that are gone are taken out. */
export async function refreshList(db: Db, { kind }: Pick<List, "kind">, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort();
  for (let at = 0; at < sorted.length; at += BATCH)
    await db.execute(sql`select list_refresh(${kind}, ${sql.param(sorted.slice(at, at + BATCH))}::uuid[])`);
}

/** Builds the whole index of a list anew, after a bulk load that did without `refreshList`. */
export async function rebuildList(db: Db, { kind }: Pick<List, "kind">): Promise<void> {
  await db.execute(sql`select list_rebuild(${kind})`);
}
