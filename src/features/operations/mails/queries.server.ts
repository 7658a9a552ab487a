import { sql } from "drizzle-orm";
import { mail } from "#db/tables/mails.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { sentMailCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const inState = {
  sent: sql`mail.sent_at is not null`,
  failed: sql`mail.sent_at is null and sending.failed_at is not null`,
  waiting: sql`mail.sent_at is null and sending.failed_at is null`,
};

export const sentMailTable = adminTable(sentMailCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: mail,
    joins: sql`left join background_job sending on sending.name = 'mail.send' and sending.data ->> 'id' = mail.id::text
      left join account owner on owner.email = mail.recipient
      left join mail_bounce bounce on bounce.account_id = owner.id and bounce.email = mail.recipient`,
    fields: {
      state: sql`case when ${inState.sent} then 'sent' when ${inState.failed} then 'failed' else 'waiting' end`,
      attempts: sql`coalesce(sending.attempts, 0)`,
      lastError: sql`sending.last_error`,
      comesBack: sql`bounce.status`,
      canSend: sql`mail.content is not null`,
    },
    search: sql`fold(mail.kind || ' ' || mail.recipient || ' ' || mail.subject)`,
    codeNames: { en, tr }[locale].values.kind,
    usualOrder: sql`mail.created_at desc`,
  }),
  filters: { state: (state) => sql`(${inState[state]})` },
  nameOf: ({ recipient, subject }) => `${recipient}, ${subject}`,
});
