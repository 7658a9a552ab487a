import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { SPAMMER_FIELDS, type Spammer } from "../contract.ts";

/** Whose messages were reported: those that most people reported first. */
export async function spammersOf(db: Db, { pageIndex, pageSize }: { pageIndex: number; pageSize: number }) {
  const { rows } = await db.execute<
    Omit<Spammer, "lastReportedAt"> & { lastReportedAt: string | Date; totalCount: number }
  >(sql`
    select account.id "userId", account.name || ' ' || account.surname "name", account.seo_url "seoUrl", account.email,
      reported.reports "reportCount", reported.reporters "reporterCount", last.created_at "lastReportedAt",
      last.text "lastText", last.reason "lastReason", count(*) over ()::int "totalCount"
    from (
      select reported_id, count(*)::int reports, count(distinct account_id)::int reporters
      from message_report group by reported_id
    ) reported
    join account on account.id = reported.reported_id
    cross join lateral (
      select created_at, text, reason from message_report
      where reported_id = reported.reported_id order by created_at desc limit 1
    ) last
    order by reported.reporters desc, reported.reports desc, account.id
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`);
  return {
    pageIndex,
    pageSize,
    totalCount: rows[0]?.totalCount ?? 0,
    fieldNames: SPAMMER_FIELDS,
    rows: rows.map(({ totalCount: _, lastReportedAt, ...row }) => ({
      ...row,
      lastReportedAt: new Date(lastReportedAt).toISOString(),
    })),
  };
}
