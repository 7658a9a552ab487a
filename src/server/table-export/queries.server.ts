import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import type { ExportState } from "#shared/table-calls.ts";

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

/** A finished spreadsheet: only of who asked for it. */
export async function finishedExport(db: Db, accountId: string, id: string) {
  const [found] = await db
    .select()
    .from(tableExport)
    .where(and(eq(tableExport.id, id), eq(tableExport.accountId, accountId)));
  return found?.fileKey && found.name ? { key: found.fileKey, name: found.name, tableKey: found.tableKey } : undefined;
}
