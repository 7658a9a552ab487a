import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { backgroundJob } from "#db/tables/background-jobs.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Job } from "./job.server.ts";

const RUN_NOW = { failedAt: null, attempts: 0, lastError: null, leaseId: null, runAt: sql`now()` };
/** Nobody works on it. */
const isFree = sql`(failed_at is not null or lease_id is null or run_at <= now())`;

/**
 * Begins a job at once, with all its attempts. One that runs goes on. Where a newer one of the same key waits, that one
 * begins, and the failed one is deleted. Fails with `notFound`.
 */
export async function beginAgain(tx: Db, id: string) {
  const [found] = await tx.select().from(backgroundJob).where(eq(backgroundJob.id, id)).for("update");
  if (!found) return refuse("notFound");
  const { name, key, failedAt } = found;
  const replaced = failedAt !== null && key !== null && (await beginWaiting(tx, name, key));
  if (replaced) await tx.delete(backgroundJob).where(eq(backgroundJob.id, id));
  else
    await tx
      .update(backgroundJob)
      .set(RUN_NOW)
      .where(and(eq(backgroundJob.id, id), isFree));
  return { ok: true as const, name };
}

async function beginWaiting(tx: Db, name: string, key: string): Promise<boolean> {
  const waiting = and(eq(backgroundJob.name, name), eq(backgroundJob.key, key), isNull(backgroundJob.failedAt));
  const begun = await tx
    .update(backgroundJob)
    .set({ runAt: sql`now()` })
    .where(waiting)
    .returning({ id: backgroundJob.id });
  return begun.length > 0;
}

/** Begins the job with this `id` in its data at once. False: there is none that could begin. */
export async function beginAgainWith(tx: Db, { name }: Job, dataId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(backgroundJob)
    .set(RUN_NOW)
    .where(and(eq(backgroundJob.name, name), sql`data ->> 'id' = ${dataId}`, isFree));
  return (rowCount ?? 0) > 0;
}
