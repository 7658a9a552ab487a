import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import type { ExportState } from "#shared/table/viewer-calls.ts";

type Row = typeof tableExport.$inferSelect;

export const exportOfRow = ({ id, total, written, finishedAt, failedAt, createdAt }: Row): ExportState => ({
  id,
  state: finishedAt ? "ready" : failedAt ? "failed" : "working",
  total,
  written,
  createdAt: createdAt.toISOString(),
});

/** The newest spreadsheet of a table that an account requested in the background. */
export async function latestExport(db: Db, accountId: string, tableKey: string): Promise<ExportState | null> {
  const ofAccount = and(eq(tableExport.accountId, accountId), eq(tableExport.tableKey, tableKey));
  const [found] = await db.select().from(tableExport).where(ofAccount).orderBy(desc(tableExport.createdAt)).limit(1);
  return found ? exportOfRow(found) : null;
}

/** Minutes after which a spreadsheet that is neither ready nor failed no longer blocks the next one. */
const GIVEN_UP_AFTER = 60;

/**
 * True if a spreadsheet of this account is being written: one at a time, of whatever table, because each occupies a
 * worker. It locks the account until the transaction ends, so call it in the transaction that adds one.
 */
export async function isWriting(tx: Db, accountId: string): Promise<boolean> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
  const open = and(isNull(tableExport.finishedAt), isNull(tableExport.failedAt));
  const recent = gt(tableExport.createdAt, sql`now() - make_interval(mins => ${GIVEN_UP_AFTER}::int)`);
  const ofAccount = and(eq(tableExport.accountId, accountId), open, recent);
  return (await tx.select({ id: tableExport.id }).from(tableExport).where(ofAccount).limit(1)).length > 0;
}

/** A finished spreadsheet, for the account that requested it. */
export async function finishedExport(db: Db, accountId: string, id: string) {
  const [found] = await db
    .select()
    .from(tableExport)
    .where(and(eq(tableExport.id, id), eq(tableExport.accountId, accountId)));
  return found?.fileKey && found.name ? { key: found.fileKey, name: found.name, tableKey: found.tableKey } : undefined;
}
