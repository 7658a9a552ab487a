// Hand-written SQL: the clock of the house, and background work.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { backup } from "#db/tables/backups.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { backupCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { makeNow } from "./parts/job-kinds.server.ts";

export const backupTable = adminTable(backupCalls, {
  texts: { en, tr },
  source: () => ({
    table: backup,
    fields: { build: sql`backup.version`, megabytes: sql`round(backup.bytes / 1000000.0, 1)::double precision` },
    usualOrder: sql`backup.made_at desc`,
  }),
  filters: {},
  nameOf: ({ name }) => name,
});

const found = z.object({ found: z.boolean() });

/** Whether a backup that an admin has asked for waits or is being made. */
export async function isMakingBackup(db: Db): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    found,
    sql`select exists (select from background_job where name = ${makeNow.name} and failed_at is null) found`,
  );
  return row!.found;
}

/** Whether the hour of today's backup has come, by the clock of the house, and none was made since. */
export async function isBackupDue(db: Db, hour: number): Promise<boolean> {
  const local = sql`(now() at time zone ${HOUSE_ZONE_SQL})`;
  const today = sql`(date_trunc('day', ${local}) + make_interval(hours => ${hour}::int))`;
  const [row] = await rowsOf(
    db,
    found,
    sql`select ${local} >= ${today} and not exists (
      select from backup where cause = 'schedule' and made_at >= ${today} at time zone ${HOUSE_ZONE_SQL}) found`,
  );
  return row!.found;
}
