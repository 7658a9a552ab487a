// Hand-written SQL: jobs are leased, planned and finished under locks and on the clock of the database.

import { sql } from "drizzle-orm";
import { v4, v7 } from "uuid";
import { z } from "zod";
import { HOUSE_ZONE, HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { JobWork, Schedule } from "./job.server.ts";

/** A lease that is not renewed for so long is over: another process takes the job. */
export const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 10;

/** A job that this process may run until its lease is over. */
export interface LeasedJob {
  id: string;
  name: string;
  data: unknown;
  attempts: number;
  leaseId: string;
}

const leasedRow = z.object({ id: z.string(), name: z.string(), data: z.unknown(), attempts: z.number() });

/** Leases jobs that are due, at most so many of each name. Two callers never get the same job. */
export async function take(db: Db, free: ReadonlyMap<string, number>): Promise<LeasedJob[]> {
  const names = [...free.keys()];
  const counts = [...free.values()];
  const leaseId = v4();
  const rows = await rowsOf(
    db,
    leasedRow,
    sql`
    update background_job set lease_id = ${leaseId}, attempts = attempts + 1, run_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    where id in (
      select due.id from unnest(${sql.param(names)}::text[], ${sql.param(counts)}::int[]) as wanted (name, free)
      cross join lateral (
        select id from background_job where name = wanted.name and failed_at is null and run_at <= now()
        order by run_at limit wanted.free for update skip locked) due)
    returning id, name, data, attempts`,
  );
  return rows.map((row) => ({ ...row, leaseId }));
}

/** Extends the lease. False: the lease was lost. */
export async function renew(db: Db, { id, leaseId }: LeasedJob): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update background_job set run_at = now() + make_interval(secs => ${LEASE_SECONDS}::int) where id = ${id} and lease_id = ${leaseId}`,
  );
  return rowCount === 1;
}

/** After success: deletes the job, or plans its next time. */
export async function finish(db: Db, { id, leaseId }: LeasedJob, schedule: Schedule | undefined): Promise<void> {
  const mine = sql`where id = ${id} and lease_id = ${leaseId}`;
  await db.execute(
    schedule
      ? sql`update background_job set lease_id = null, attempts = 0, last_error = null, run_at = ${nextTime(schedule)} ${mine}`
      : sql`delete from background_job ${mine}`,
  );
}

/** After a failure: plans a retry, with some random delay so that jobs which failed together do not retry together. */
export async function postpone(db: Db, { id, leaseId, attempts }: LeasedJob, longestMinutes: number, reason: string) {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), longestMinutes * 60) * (0.8 + Math.random() * 0.4);
  await db.execute(sql`
    update background_job set lease_id = null, last_error = ${reason}, run_at = now() + make_interval(secs => ${pause}::float8)
    where id = ${id} and lease_id = ${leaseId}`);
}

/** After the last failure: keeps the job with its reason. A scheduled one runs again at its next time. */
export async function giveUp(db: Db, { id, leaseId }: LeasedJob, schedule: Schedule | undefined, reason: string) {
  const end = schedule ? sql`attempts = 0, run_at = ${nextTime(schedule)}` : sql`failed_at = now()`;
  await db.execute(
    sql`update background_job set lease_id = null, last_error = ${reason}, ${end} where id = ${id} and lease_id = ${leaseId}`,
  );
}

/** Gives the lease back before the work is done, without counting the attempt. */
export async function putBack(db: Db, { id, leaseId }: LeasedJob): Promise<void> {
  await db.execute(
    sql`update background_job set lease_id = null, attempts = attempts - 1, run_at = now() where id = ${id} and lease_id = ${leaseId}`,
  );
}

/** Creates the rows of scheduled jobs, once for all processes. */
export async function plan(db: Db, works: JobWork[]): Promise<void> {
  for (const { job, schedule } of works)
    if (schedule)
      await db.execute(sql`
        insert into background_job (id, name, key, run_at) values (${v7()}, ${job.name}, 'schedule', ${nextTime(schedule)})
        on conflict (name, key) where failed_at is null do nothing`);
}

function nextTime({ every, hour }: Schedule) {
  const unit = sql.raw(`'${every}'`);
  const local = sql.raw(`(now() at time zone ${HOUSE_ZONE})`);
  const candidate = sql`(date_trunc(${unit}, ${local}) + make_interval(hours => ${hour}::int))`;
  return sql`(${candidate} + case when ${candidate} > ${local} then interval '0' else ('1 ' || ${unit})::interval end) at time zone ${HOUSE_ZONE_SQL}`;
}
