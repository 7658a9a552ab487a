import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { tableSetting } from "#db/tables/table-settings.server.ts";
import { HOME_ZONE } from "#shared/format.ts";
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
const SECTORS = 10;

interface Series {
  /** What follows `from`, with a condition. */
  rows: SQL;
  /** A date without a zone. */
  date: SQL;
}
const localDate = (column: string): SQL => sql.raw(`(${column} at time zone '${HOME_ZONE}')`);

/** How many were added in each of the last periods, 0 included. */
async function countAdded(db: Db, period: Period, { rows: source, date }: Series): Promise<Counted> {
  const unit = sql.raw(`'${period}'`);
  const step = sql.raw(`interval '1 ${period}'`);
  const present = sql`date_trunc(${unit}, ${localDate("now()")})`;
  const { rows } = await db.execute<{ from: string; count: number }>(sql`
    select to_char(period, 'YYYY-MM-DD') "from", coalesce(count, 0)::int count
    from generate_series(${present} - ${PERIODS[period] - 1} * ${step}, ${present}, ${step}) period
    left join (select date_trunc(${unit}, ${date}::timestamp) part, count(*) count from ${source}
      and ${date}::timestamp >= ${present} - ${PERIODS[period] - 1} * ${step} group by 1) added on part = period
    order by period`);
  const all = await db.execute<{ count: number }>(sql`select count(*)::int count from ${source}`);
  return { total: all.rows[0]!.count, series: rows };
}

/** The numbers of the panel. They are counted at each visit: few people open it. */
export async function statisticsOf(db: Db, period: Period, locale: Locale): Promise<AdminStatistics> {
  const accounts = await countAdded(db, period, { rows: sql`account where true`, date: localDate("created_at") });
  const startups = await countAdded(db, period, {
    rows: sql`startup where is_visible and deleted_at is null`,
    date: localDate("created_at"),
  });
  const fundings = await countAdded(db, period, {
    rows: sql`funding where (announced_date is null or announced_date <= ${localDate("now()")}::date)`,
    date: sql`announced_date`,
  });
  const single = await db.execute<
    Record<"organizations" | "hiddenStartups" | "locked" | "unverified" | "leaving" | "flagged", number>
  >(sql`
    select (select count(*)::int from organization where is_visible) organizations,
      (select count(*)::int from startup where not is_visible and deleted_at is null) "hiddenStartups",
      (select count(*)::int from account where locked_at is not null) locked,
      (select count(*)::int from account where email_verified_at is null) unverified,
      (select count(*)::int from account where delete_at is not null) leaving,
      (select count(*)::int from flagged_text where (looked_at is not null) = false) flagged`);
  const sectors = await db.execute<{ id: string; name: string; slug: string; count: number }>(sql`
    select type.id, ${sql.raw(`type.name_${locale}`)} name,
      ${sql.raw(`type.slug_${locale}`)} slug, count(*)::int count from startup join type on type.id = sector_id
    where is_visible and deleted_at is null group by type.id order by 4 desc, 2 limit ${SECTORS}`);
  const { organizations, hiddenStartups, locked, unverified, leaving, flagged } = single.rows[0]!;
  const ofAccounts = { lockedAccounts: locked, unverifiedAccounts: unverified, leavingAccounts: leaving };
  return {
    accounts,
    startups,
    hiddenStartups,
    fundings,
    organizations,
    ...ofAccounts,
    flaggedTexts: flagged,
    sectors: sectors.rows,
  };
}
