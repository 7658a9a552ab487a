import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { List } from "#shared/list/list.ts";

/** More rows at once gain nothing and hold locks for long. */
const BATCH_ROWS = 10_000;

/** Rows to refresh at the end of a bulk change, by kind of list. */
const postponed = new AsyncLocalStorage<Map<string, string[]>>();

/** Brings the index of a list in line with these rows, in the transaction of their write; ids that are gone are taken out. */
export async function refreshList(db: Db, { kind }: Pick<List, "kind">, ids: readonly string[]): Promise<void> {
  const later = postponed.getStore();
  if (!later) return refreshNow(db, kind, ids);
  if (!later.has(kind)) later.set(kind, []);
  later.get(kind)!.push(...ids);
}

async function refreshNow(db: Db, kind: string, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort();
  for (let at = 0; at < sorted.length; at += BATCH_ROWS)
    await db.execute(sql`select list_refresh(${kind}, ${sql.param(sorted.slice(at, at + BATCH_ROWS))}::uuid[])`);
}

/**
 * Runs `change`, and brings the index in line with all its rows at the end: rows share the bits of the index, which a
 * change of many would write once for each of them, and lock from the first row on.
 */
export async function refreshAtEnd<Done>(tx: Db, change: () => Promise<Done>): Promise<Done> {
  const later = new Map<string, string[]>();
  const done = await postponed.run(later, change);
  for (const [kind, ids] of later) await refreshNow(tx, kind, ids);
  return done;
}

/** Builds the whole index of a list anew, after a bulk load that did without `refreshList`. */
export async function rebuildList(db: Db, { kind }: Pick<List, "kind">): Promise<void> {
  await db.execute(sql`select list_rebuild(${kind})`);
}
