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

/** The newest spreadsheet of a table that somebody asked for in the background. */
export async function latestExport(db: Db, accountId: string, tableKey: string): Promise<ExportState | null> {
  const own = and(eq(tableExport.accountId, accountId), eq(tableExport.tableKey, tableKey));
  const [found] = await db.select().from(tableExport).where(own).orderBy(desc(tableExport.createdAt)).limit(1);
  return found ? exportOfRow(found) : null;
}

/** After this many minutes a spreadsheet that is neither ready nor failed keeps nobody waiting. */
const GIVEN_UP_AFTER = 60;

/**
 * Whether a spreadsheet of somebody's is being written, whatever its table: one at a time, as each takes a place among
 * those who work. Who asks twice at once is answered one after the other: to be called in the transaction that adds one.
 */
export async function isWriting(tx: Db, accountId: string): Promise<boolean> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
  const open = and(isNull(tableExport.finishedAt), isNull(tableExport.failedAt));
  const recent = gt(tableExport.createdAt, sql`now() - make_interval(mins => ${GIVEN_UP_AFTER}::int)`);
  const own = and(eq(tableExport.accountId, accountId), open, recent);
  return (await tx.select({ id: tableExport.id }).from(tableExport).where(own).limit(1)).length > 0;
}

/** A finished spreadsheet: only of who asked for it. */
export async function finishedExport(db: Db, accountId: string, id: string) {
  const [found] = await db
    .select()
    .from(tableExport)
    .where(and(eq(tableExport.id, id), eq(tableExport.accountId, accountId)));
  return found?.fileKey && found.name ? { key: found.fileKey, name: found.name, tableKey: found.tableKey } : undefined;
}
