import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { instantText } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { MESSAGES_AROUND, reportedConversation, spammersCalls } from "./contract.ts";
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

/** Reports whose surroundings are shown: the newest ones. */
const SHOWN_REPORTS = 5;

/**
 * The messages around the newest reported ones of a person, in the order in which they were written; of those that are gone the text
 * that was reported.
 */
export const messagesAround = (db: Db, personId: string) =>
  rowsOf(
    db,
    reportedConversation.answer.element,
    sql`
    with reported as (
      select distinct message_id from (
        select message_id from message_report where reported_id = ${personId} order by created_at desc limit ${SHOWN_REPORTS}
      ) newest
    ), around as (
      select near.ordinal from reported join message own on own.id = reported.message_id
      cross join lateral (
        (select ordinal from message where conversation_id = own.conversation_id and ordinal <= own.ordinal
          order by ordinal desc limit ${MESSAGES_AROUND} + 1)
        union
        (select ordinal from message where conversation_id = own.conversation_id and ordinal > own.ordinal
          order by ordinal limit ${MESSAGES_AROUND})
      ) near
    )
    select message.id, message.conversation_id "conversationId", sender.name || ' ' || sender.surname sender,
      message.sender_id is not distinct from ${personId}::uuid "isReportedPerson", message.text,
      ${instantText(sql`message.created_at`)} "createdAt",
      array(select reason from message_report r where r.message_id = message.id and reason <> '' order by created_at) reasons,
      exists (select from message_report r where r.message_id = message.id) "isReported"
    from message left join account sender on sender.id = message.sender_id
    where message.ordinal in (select ordinal from around)
    union all
    select report.id, report.id, own.name || ' ' || own.surname, true, report.text, ${instantText(sql`report.created_at`)},
      array_remove(array[report.reason], ''), true
    from message_report report join account own on own.id = report.reported_id
    where report.reported_id = ${personId} and not exists (select from message where message.id = report.message_id)
    order by 2, 6`,
  );
