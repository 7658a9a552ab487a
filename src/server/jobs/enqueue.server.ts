import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { backgroundJob } from "#db/tables/background-jobs.server.ts";
import type { Job } from "./job.server.ts";

interface When {
  /** When it may begin; an interval counts from now. Default: at once. */
  at?: Date;
  in?: { days?: number; hours?: number; minutes?: number };
  /** At most one waiting job has this key: a later one replaces it, with its own time and data. */
  key?: string;
}

/**
 * Enqueues in the caller's transaction: the job is rolled back with it and begins after the commit. Throws when the
 * data do not match the schema of the job.
 */
export async function enqueue<Data extends z.ZodType>(
  tx: Db,
  { name, data: schema }: Job<Data>,
  data: z.input<Data>,
  when: When = {},
): Promise<void> {
  const row = { id: v7(), name, key: when.key ?? null, data: schema.parse(data) ?? {}, runAt: timeOf(when) };
  await tx
    .insert(backgroundJob)
    .values(row as typeof backgroundJob.$inferInsert)
    .onConflictDoUpdate({
      target: [backgroundJob.name, backgroundJob.key],
      targetWhere: isNull(backgroundJob.failedAt),
      // A process that is running the earlier job finishes it; without the lease it does not delete this row.
      set: { data: sql`excluded.data`, runAt: sql`excluded.run_at`, attempts: 0, leaseId: null, lastError: null },
    });
}

/** Enqueues the same job for many data, to begin at once, in one statement. */
export async function enqueueMany<Data extends z.ZodType>(
  tx: Db,
  { name, data: schema }: Job<Data>,
  all: readonly z.input<Data>[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((data) => ({ id: v7(), name, key: null, data: schema.parse(data) ?? {}, runAt: timeOf({}) }));
  await tx.insert(backgroundJob).values(rows as (typeof backgroundJob.$inferInsert)[]);
}

/** Removes a waiting job, in the caller's transaction. One that is running goes on. */
export async function withdraw(tx: Db, { name }: Job, key: string): Promise<void> {
  const waiting = and(eq(backgroundJob.name, name), eq(backgroundJob.key, key), isNull(backgroundJob.failedAt));
  await tx.delete(backgroundJob).where(waiting);
}

/** Computed by the database, because the clocks of processes differ. */
function timeOf({ at, in: after }: When): Date | SQL {
  if (at) return at;
  const { days = 0, hours = 0, minutes = 0 } = after ?? {};
  return sql`now() + make_interval(days => ${days}::int, hours => ${hours}::int, mins => ${minutes}::int)`;
}
