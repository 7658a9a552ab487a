import { sql } from "drizzle-orm";
import { account } from "#db/tables/accounts.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { spammersCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const spammersTable = adminTable(spammersCalls, {
  texts: { en, tr },
  source: () => ({
    table: account,
    joins: sql`join (
        select reported_id, count(*)::int reports, count(distinct account_id)::int reporters,
          bool_or(looked_at is null) waits
        from message_report group by reported_id
      ) reported on reported.reported_id = account.id
      cross join lateral (
        select created_at, text, reason from message_report
        where reported_id = reported.reported_id order by created_at desc limit 1
      ) last`,
    fields: {
      userId: sql`account.id`,
      name: sql`(account.name || ' ' || account.surname)`,
      state: sql`case when reported.waits and account.locked_at is null then 'open' else 'lookedAt' end`,
      reportCount: sql`reported.reports`,
      reporterCount: sql`reported.reporters`,
      lastReportedAt: sql`last.created_at`,
      lastText: sql`last.text`,
      lastReason: sql`last.reason`,
      isLocked: sql`account.locked_at is not null`,
    },
    usualOrder: sql`(reported.waits and account.locked_at is null) desc, reported.reporters desc, reported.reports desc`,
  }),
  filters: {},
  nameOf: ({ name }) => name,
});
