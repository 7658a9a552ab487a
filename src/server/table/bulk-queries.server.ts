import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { bulkChange, isOpenBulkChange } from "#db/tables/bulk-changes.server.ts";
import type { BulkState } from "#shared/table/schemas.ts";

type Row = typeof bulkChange.$inferSelect;

/** Minutes after which work that has not ended no longer blocks the next. */
const GIVEN_UP_AFTER = 60;

export const stateOfRow = (row: Row): BulkState => ({
  id: row.id,
  state: row.finishedAt ? "done" : row.stoppedAt ? "stopped" : row.failedAt ? "failed" : "working",
  total: row.ids.length,
  processed: row.processed,
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
});

/** The newest change of many rows of a table that an account started. */
export async function latestBulkChange(db: Db, accountId: string, tableKey: string): Promise<BulkState | null> {
  const ofAccount = and(eq(bulkChange.accountId, accountId), eq(bulkChange.tableKey, tableKey));
  const [found] = await db.select().from(bulkChange).where(ofAccount).orderBy(desc(bulkChange.createdAt)).limit(1);
  return found ? stateOfRow(found) : null;
}

/**
 * True if a bulk change of this account is under way: one at a time, of whatever table. It locks the account until the
 * transaction ends, so call it in the transaction that adds one.
 */
export async function isChanging(tx: Db, accountId: string): Promise<boolean> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
  const recent = gt(bulkChange.createdAt, sql`now() - make_interval(mins => ${GIVEN_UP_AFTER}::int)`);
  const ofAccount = and(eq(bulkChange.accountId, accountId), isOpenBulkChange, recent);
  return (await tx.select({ id: bulkChange.id }).from(bulkChange).where(ofAccount).limit(1)).length > 0;
}
