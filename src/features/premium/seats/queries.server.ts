// Hand-written SQL: the people of a package are who bought it and who has a seat.

import { and, eq, isNotNull, isNull, ne, type SQL, sql, sum } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_ZONE } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { listExport } from "#db/tables/exports.server.ts";
import { reportDownload } from "#db/tables/reports.server.ts";
import { MONTHLY_DOWNLOADS } from "#features/reports/limits.ts";
import { firstNameOrLeft, lastNameOrLeft, unlessLeft } from "#server/visible-people.server.ts";

import type { FreeDownloads } from "#shared/free-downloads.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { domainOf, isSharedDomain } from "#shared/shared-domains.ts";
import { isPremium, type Member, PREMIUM_LISTS } from "#shared/viewer.ts";
import { type Seat, seat } from "./contract.ts";

const openPackage = z.object({
  orderId: z.string(),
  buyerId: z.string(),
  name: z.string(),
  /** An ISO instant: the end of what is paid, or of the days of grace after a refused card. */
  accessUntil: z.string(),
  userLimit: z.number(),
  /** Lists it opens. */
  lists: z.array(z.enum(PREMIUM_LISTS)),
  rowLimit: z.number(),
  reportLimit: z.number(),
});
export type OpenPackage = z.output<typeof openPackage>;

/**
 * Until when the package of an order `o` is open, as people are told: the end of what is paid. Days of grace are for a card that was
 * refused, and are promised only then.
 */
export const END_SHOWN = sql.raw(
  "case when o.state = 'paid' then coalesce(o.paid_until, o.access_until) else o.access_until end",
);

/** The package an account uses now: its own, else the one in which it has a seat; of several the one with most reports. */
export async function packageOf(db: Db, accountId: string, locale: Locale): Promise<OpenPackage | undefined> {
  const [found] = await rowsOf(
    db,
    openPackage,
    sql`
    select o.id "orderId", o.account_id "buyerId", ${sql.raw(locale === "tr" ? "p.name_tr" : "p.name_en")} name,
      to_json(${END_SHOWN}) #>> '{}' "accessUntil", p.user_limit "userLimit", p.lists, p.row_limit "rowLimit",
      p.report_limit "reportLimit"
    from (
      select o.id from payment_order o where o.account_id = ${accountId} and o.access_until > now()
      union
      select o.id from premium_seat s join payment_order o on o.id = s.order_id
      where s.account_id = ${accountId} and s.ended_at is null and o.access_until > now()
    ) mine
    join payment_order o on o.id = mine.id join premium_package p on p.id = o.package_id
    order by o.account_id = ${accountId} desc, p.report_limit desc, o.id limit 1`,
  );
  return found && { ...found, accessUntil: new Date(found.accessUntil).toISOString() };
}

/** The first day of the month in Istanbul. */
export const THIS_MONTH = sql.raw(`date_trunc('month', now() at time zone ${HOUSE_ZONE})::date`);

/** Reports that the people of a package have taken this month, also those who have left it. */
export async function reportsTaken(db: Db, orderId: string): Promise<number> {
  return db.$count(reportDownload, and(eq(reportDownload.orderId, orderId), sql`month = ${THIS_MONTH}`));
}

/**
 * The free downloads of somebody's month, premium reports and Excel files together; undefined for those who have a package, or
 * rights that were given without one. `except`: an Excel file that is not counted.
 */
export async function freeDownloadsOf(db: Db, member: Member, except?: string): Promise<FreeDownloads | undefined> {
  if (isPremium(member) || (await packageOf(db, member.id, "en"))) return undefined;
  const taken = (await freeReportsTaken(db, member.id)) + (await freeFilesTaken(db, member.id, except));
  return { left: Math.max(0, MONTHLY_DOWNLOADS - taken), limit: MONTHLY_DOWNLOADS };
}

async function freeFilesTaken(db: Db, accountId: string, except?: string): Promise<number> {
  const isFree = and(eq(listExport.accountId, accountId), isNull(listExport.orderId), isNull(listExport.failedAt));
  const isOther = except === undefined ? undefined : ne(listExport.id, except);
  return db.$count(listExport, and(isFree, isOther, sql`month = ${THIS_MONTH}`));
}

/** Premium reports that somebody has taken this month without a package. */
export async function freeReportsTaken(db: Db, accountId: string): Promise<number> {
  const isFree = and(eq(reportDownload.accountId, accountId), isNull(reportDownload.orderId));
  return db.$count(reportDownload, and(isFree, sql`month = ${THIS_MONTH}`));
}

/** Rows in files of this month that the people of a package have, also those who have left it. */
export async function rowsTaken(db: Db, orderId: string): Promise<number> {
  const isFinished = and(sql`month = ${THIS_MONTH}`, isNotNull(listExport.finishedAt));
  const [taken] = await db
    .select({ rows: sum(listExport.rows).mapWith(Number) })
    .from(listExport)
    .where(and(eq(listExport.orderId, orderId), isFinished));
  return taken?.rows ?? 0;
}

const seatRow = seat.extend({ since: z.string() });

interface Reading {
  viewerId: string;
  locale: Locale;
}

/** The people of a package, the buyer first. */
export async function seatsOf(db: Db, orderId: string, { viewerId, locale }: Reading): Promise<Seat[]> {
  const rows = await rowsOf(
    db,
    seatRow,
    sql`
    select case when by_email then people.id else a.id end "userId", by_email "byEmail",
      case when by_email then people.email else ${firstNameOrLeft(sql`a`, locale)} end name,
      case when by_email then '' else ${lastNameOrLeft(sql`a`)} end surname,
      case when not by_email then ${unlessLeft(sql`a`, "seo_url")} end "seoUrl",
      case when not by_email then ${unlessLeft(sql`a`, "photo")} end photo, people.is_buyer "isBuyer",
      to_json(people.since) #>> '{}' since,
      (select count(*)::integer from report_download d
        where d.order_id = ${orderId} and d.month = ${THIS_MONTH} and d.account_id = a.id) "downloadedReportCount",
      (select coalesce(sum(e.rows), 0)::integer from list_export e
        where e.order_id = ${orderId} and e.month = ${THIS_MONTH} and e.account_id = a.id and e.finished_at is not null) "downloadedRow"
    from (
      select id, account_id, null email, true is_buyer, created_at since from payment_order where id = ${orderId}
      union all
      select id, account_id, email, false, since from premium_seat where order_id = ${orderId} and ended_at is null
    ) people
    left join account a on a.id = people.account_id
    cross join lateral (select people.email is not null and people.account_id is distinct from ${viewerId}::uuid by_email) shown
    where a.id is not null or people.email is not null
    order by people.is_buyer desc, people.since, people.id`,
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}

const wrongSeat = z.object({
  id: z.string(),
  orderId: z.string(),
  accountId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(LOCALES),
  /** Null: the account is deleted. */
  buyerId: z.string().nullable(),
  buyer: z.string().nullable(),
  buyerEmail: z.string().nullable(),
});
type WrongSeat = z.output<typeof wrongSeat>;

/** Seats whose buyer is deleted or no colleague of who has it any more. */
export async function wrongSeats(db: Db): Promise<WrongSeat[]> {
  const rows = await rowsOf(
    db,
    wrongSeat,
    sql`
    select s.id, s.order_id "orderId", person.id "accountId", person.email, person.name, person.locale,
      buyer.id "buyerId", buyer.name || ' ' || buyer.surname buyer, buyer.email "buyerEmail"
    from premium_seat s join payment_order o on o.id = s.order_id join account person on person.id = s.account_id
    left join account buyer on buyer.id = o.account_id
    where s.ended_at is null and not exists (${startupOfBoth(sql`buyer.id`, sql`person.id`)})`,
  );
  return rows.filter(({ buyerEmail, email }) => buyerEmail === null || !areOfOneDomain(buyerEmail, email));
}

/** A startup on which both have rights. */
const startupOfBoth = (a: SQL, b: SQL) => sql`
  select from entity_access mine join entity_access theirs using (entity_id) join startup on startup.id = mine.entity_id
  where mine.account_id = ${a} and theirs.account_id = ${b} and startup.deleted_at is null
    and (mine.expires_at is null or mine.expires_at > now()) and (theirs.expires_at is null or theirs.expires_at > now())`;

/** True if both addresses are at one domain that is not open to anybody. */
export function areOfOneDomain(a: string, b: string): boolean {
  const domain = domainOf(a);
  return domain === domainOf(b) && !isSharedDomain(domain);
}

/** True if two people are of one company: their mail is at its domain, or both have rights on one startup. */
export async function areColleagues(db: Db, one: { id: string; email: string }, other: { id: string; email: string }) {
  return areOfOneDomain(one.email, other.email) || areInOneStartup(db, one.id, other.id);
}

/** True if both have rights on one startup, so that they know each other as members. */
export async function areInOneStartup(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`${startupOfBoth(sql`${one}`, sql`${other}`)} limit 1`);
  return rows.length > 0;
}
