import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { backgroundJob } from "#db/tables/background-jobs.server.ts";
import type { Job } from "./job.server.ts";

interface When {
  /** When it may begin; an interval counts from now. Left out: at once. */
  at?: Date;
  in?: { days?: number; hours?: number; minutes?: number };
  /** At most one waiting job has this key: a later one takes the place of the earlier, with its own time and data. */
  key?: string;
}

/** Enqueues in the caller's transaction: rolled back with it, begun only after it. Throws when the data do not fit the job. */
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
      // Who holds the earlier one finishes it; the row is then no longer theirs to delete.
      set: { data: sql`excluded.data`, runAt: sql`excluded.run_at`, attempts: 0, heldBy: null, lastError: null },
    });
}

/** Takes a waiting job back, in the caller's transaction. One that has begun goes on. */
export async function withdraw(tx: Db, { name }: Job, key: string): Promise<void> {
  const waiting = and(eq(backgroundJob.name, name), eq(backgroundJob.key, key), isNull(backgroundJob.failedAt));
  await tx.delete(backgroundJob).where(waiting);
}

/** The database's clock is the only one: those of several processes differ. */
function timeOf({ at, in: after }: When): Date | SQL {
  if (at) return at;
  const { days = 0, hours = 0, minutes = 0 } = after ?? {};
  return sql`now() + make_interval(days => ${days}::int, hours => ${hours}::int, mins => ${minutes}::int)`;
}
