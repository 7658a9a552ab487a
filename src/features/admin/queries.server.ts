// Hand-written SQL: numbers of several tables, by period, in few statements.

import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_ZONE, HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { tableSetting } from "#db/tables/table-settings.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";

import type { Locale } from "#shared/locale.ts";
import type { TableSettings } from "#shared/table/column.ts";
import type { AdminStatistics, Counted } from "./contract.ts";
import { PERIODS, type Period } from "./limits.ts";

/** How a person has arranged a table. */
export async function tableSettingsOf(db: Db, accountId: string, tableKey: string): Promise<TableSettings> {
  const own = and(eq(tableSetting.accountId, accountId), eq(tableSetting.tableKey, tableKey));
  const [found] = await db.select().from(tableSetting).where(own);
  return found?.settings ?? {};
}

/** Sectors in the chart. */
const SECTOR_COUNT = 10;

interface Series {
  /** The SQL after `from`, with a condition. */
  rows: SQL;
  /** Compares the date with the first moment of a period, a local time: an index of the column can answer it. */
  since: (moment: SQL) => SQL;
  /** The date without a zone. */
  date: SQL;
}
const localDate = (column: string): SQL => sql.raw(`(${column} at time zone ${HOUSE_ZONE})`);
const createdSince = (moment: SQL): SQL => sql`created_at >= (${moment}) at time zone ${HOUSE_ZONE_SQL}`;

const countedPeriod = z.object({ from: z.string(), count: z.number() });

/** How many were added in each of the last periods, 0 included. */
async function countAdded(db: Db, period: Period, { rows: source, since, date }: Series): Promise<Counted> {
  const unit = sql.raw(`'${period}'`);
  const step = sql.raw(`interval '1 ${period}'`);
  const present = sql`date_trunc(${unit}, ${localDate("now()")})`;
  const first = sql`${present} - ${PERIODS[period] - 1} * ${step}`;
  const rows = await rowsOf(
    db,
    countedPeriod,
    sql`
    select to_char(period, 'YYYY-MM-DD') "from", coalesce(count, 0)::int count
    from generate_series(${first}, ${present}, ${step}) period
    left join (select date_trunc(${unit}, ${date}::timestamp) part, count(*) count from ${source}
      and ${since(first)} group by 1) added on part = period
    order by period`,
  );
  const [all] = await db.select({ total: count() }).from(source);
  return { total: all!.total, series: rows };
}

const accountCounts = z.object({
  lockedAccounts: z.number(),
  unverifiedAccounts: z.number(),
  leavingAccounts: z.number(),
});

async function siteStatistics(db: Db, period: Period): Promise<AdminStatistics["site"]> {
  const accounts = await countAdded(db, period, {
    rows: sql`account where true`,
    since: createdSince,
    date: localDate("created_at"),
  });
  const rows = await rowsOf(
    db,
    accountCounts,
    sql`
    select count(*) filter (where locked_at is not null)::int "lockedAccounts",
      count(*) filter (where email_verified_at is null)::int "unverifiedAccounts",
      count(*) filter (where delete_at is not null)::int "leavingAccounts" from account`,
  );
  return { accounts, ...rows[0]! };
}

const startupCounts = z.object({ organizations: z.number(), hiddenStartups: z.number() });
const sectorCount = z.object({ id: z.string(), name: z.string(), slug: z.string(), count: z.number() });

async function startupStatistics(db: Db, period: Period, locale: Locale): Promise<Omit<AdminStatistics, "site">> {
  const startups = await countAdded(db, period, {
    rows: sql`startup where is_visible and deleted_at is null`,
    since: createdSince,
    date: localDate("created_at"),
  });
  const fundings = await countAdded(db, period, {
    rows: sql`funding where is_listed and (announced_date is null or announced_date <= ${localDate("now()")}::date)`,
    since: (moment) => sql`announced_date >= (${moment})::date`,
    date: sql`announced_date`,
  });
  const [single] = await rowsOf(
    db,
    startupCounts,
    sql`
    select (select count(*)::int from organization where is_visible) organizations,
      (select count(*)::int from startup where not is_visible and deleted_at is null) "hiddenStartups"`,
  );
  const sectors = await rowsOf(
    db,
    sectorCount,
    sql`
    select type.id, ${sql.raw(`type.name_${locale}`)} name, ${sql.raw(`type.slug_${locale}`)} slug, counted.count
    from (select sector_id, count(*)::int count from startup where is_visible and deleted_at is null group by 1) counted
    join type on type.id = sector_id order by 4 desc, 2 limit ${SECTOR_COUNT}`,
  );
  return { startups, fundings, ...single!, sectors };
}

/** Rows from which on numbers may be some seconds old. */
const COUNTED_ANEW = 10_000;
/** Seconds: a million startups take more than half a second to count. */
const COUNT_AGE = 20;
const largeStatistics = timedCache(COUNT_AGE, (db: Db, _key: string, period: Period, locale: Locale) =>
  startupStatistics(db, period, locale),
);

/** The numbers of the panel; of many startups, those of some seconds ago. `site`: with those of accounts and operations. */
export async function statisticsOf(
  db: Db,
  { period, locale, site }: { period: Period; locale: Locale; site: boolean },
): Promise<AdminStatistics> {
  const [many] = await db.select({ id: startup.id }).from(startup).offset(COUNTED_ANEW).limit(1);
  const ofStartups = many
    ? await largeStatistics(db, `${period} ${locale}`, period, locale)
    : await startupStatistics(db, period, locale);
  return { ...ofStartups, site: site ? await siteStatistics(db, period) : null };
}
