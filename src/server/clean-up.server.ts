import { sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { scheduled } from "./jobs/job.server.ts";

/** How long a sent mail can be looked up. */
const MAIL_DAYS = 180;
/** How long faults and failed work that nobody tried again can be looked up. */
const FAULT_DAYS = 180;
const AUDIT_YEARS = 2;
/** Searches belong to their people: they are deleted sooner than numbers. */
const SEARCH_DAYS = 90;
const USAGE_MONTHS = 25;

/** Every night: deletes rows of the platform that have expired, and adds up those of connections that have ended. */
export const cleanUp = scheduled("server.cleanUp", { dailyAt: 4 }, async ({ db }) => {
  await db.execute(sql`delete from idempotency where created_at <= now() - interval '24 hours'`);
  await db.execute(sql`delete from mail where sent_at <= now() - make_interval(days => ${MAIL_DAYS}::int)`);
  await db.execute(sql`delete from error_log where last_at <= now() - make_interval(days => ${FAULT_DAYS}::int)`);
  await db.execute(
    sql`delete from background_job where failed_at <= now() - make_interval(days => ${FAULT_DAYS}::int)`,
  );
  await db.execute(sql`delete from audit where created_at <= now() - make_interval(years => ${AUDIT_YEARS}::int)`);
  await db.execute(sql`
    delete from usage_day where day < ${HOUSE_TODAY_SQL} - make_interval(months => ${USAGE_MONTHS}::int)
      or kind = 'search' and day < ${HOUSE_TODAY_SQL} - ${SEARCH_DAYS}::int`);
  await db.execute(
    sql`delete from visit_day where day < ${HOUSE_TODAY_SQL} - make_interval(months => ${USAGE_MONTHS}::int)`,
  );
  await db.execute(sql`select page_revision_merge(), list_revision_merge()`);
});
