import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { MAX_QUERIES, type StartupSort } from "./contract.ts";
import type { SavedRule } from "./parts/saved-rule.ts";

/** More than this at once gains nothing and holds locks for long. */
const BATCH = 10_000;

/**
 * Brings sums, fullness and filter index of startups in line with their rows. Call it in the transaction of every write
 * to a startup, its details or its rounds, and with the ids of deleted startups too. Twice changes nothing.
 */
export async function refreshStartups(db: Db, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort();
  for (let at = 0; at < sorted.length; at += BATCH)
    await db.execute(sql`select startup_refresh(${sql.param(sorted.slice(at, at + BATCH))}::uuid[])`);
}

/** Builds the whole filter index anew, after a bulk load that did without `refreshStartups`. */
export async function rebuildStartupIndex(db: Db): Promise<void> {
  await db.execute(sql`select startup_rebuild()`);
}

interface QueryToSave {
  accountId: string;
  name: string;
  rule: SavedRule;
  sort: StartupSort | null;
}
type Saved = { ok: true; id: string } | { ok: false; reason: "nameTaken" | "tooMany" | "notFound" };

/** Keeps a filter under a name its owner has not used yet. */
export async function saveQuery(db: Db, query: QueryToSave): Promise<Saved> {
  const id = randomBytes(12).toString("hex");
  const kept = await db.$count(savedQuery, eq(savedQuery.accountId, query.accountId));
  if (kept >= MAX_QUERIES) return { ok: false, reason: "tooMany" };
  const rows = await db
    .insert(savedQuery)
    .values({ id, ...query })
    .onConflictDoNothing()
    .returning({ id: savedQuery.id });
  return rows.length > 0 ? { ok: true, id } : { ok: false, reason: "nameTaken" };
}

/** Changes one's own saved filter; what is left out stays. */
export async function changeQuery(
  db: Db,
  id: string,
  { accountId, ...query }: Pick<QueryToSave, "accountId" | "name"> & Partial<QueryToSave>,
): Promise<Saved> {
  const mine = eq(savedQuery.accountId, accountId);
  const [namesake] = await db
    .select({ id: savedQuery.id })
    .from(savedQuery)
    .where(and(mine, eq(savedQuery.name, query.name)));
  if (namesake && namesake.id !== id) return { ok: false, reason: "nameTaken" };
  const rows = await db
    .update(savedQuery)
    .set(query)
    .where(and(mine, eq(savedQuery.id, id)))
    .returning({ id: savedQuery.id });
  return rows.length > 0 ? { ok: true, id } : { ok: false, reason: "notFound" };
}

/** Forgets one's own saved filter; one that is gone already is no error. */
export async function deleteQuery(db: Db, id: string, accountId: string): Promise<void> {
  await db.delete(savedQuery).where(and(eq(savedQuery.id, id), eq(savedQuery.accountId, accountId)));
}
