import { desc, eq, ne } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { backup } from "#db/tables/backups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { MadeBackup } from "#server/backup/made.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import type { Member } from "#shared/viewer.ts";
import { makeNow } from "./parts/job-kinds.server.ts";

type Cause = typeof backup.$inferInsert.cause;

/** Notes a backup that was made. */
export async function noteBackup(db: Db, cause: Cause, made: MadeBackup): Promise<void> {
  const { name, version, rowCount, fileCount, missingCount, bytes, trial, trialFailure } = made;
  const counts = { rowCount, fileCount, missingCount, bytes };
  await db.insert(backup).values({ id: v7(), cause, name, version, trial, trialFailure, ...counts });
}

/** Has a backup made and tried in the background. */
export async function askForBackup(tx: Db, viewer: Member): Promise<{ ok: true }> {
  await enqueue(tx, makeNow, {}, { key: "now" });
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "backup.asked",
    entity: "table",
    entityId: "backups",
    detail: {},
  });
  return { ok: true };
}

/** Removes all but the newest backups that the house has made by itself. Those of a command belong to whoever ran it. */
export async function removeOld(db: Db, count: number, remove: (name: string) => Promise<void>): Promise<void> {
  const own = await db
    .select({ id: backup.id, name: backup.name, trial: backup.trial })
    .from(backup)
    .where(ne(backup.cause, "command"))
    .orderBy(desc(backup.madeAt));
  // The last one that was restored stays, however many have failed since.
  const good = own.find(({ trial }) => trial === "passed")?.id;
  const old = own.slice(count).filter(({ id }) => id !== good);
  for (const { id, name } of old) {
    await remove(name);
    await db.delete(backup).where(eq(backup.id, id));
  }
}
