// Hand-written SQL: entries of the audit are made of rows of several tables.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { messageReport } from "#db/tables/messages.server.ts";
import { audit } from "#db/tables/operations.server.ts";
import type { AuditAction, AuditEntity } from "#shared/named-codes.ts";
import { demoId } from "./random.ts";
import { insertAll, instantAgo, type World } from "./world.ts";

const auditEntry = z.object({
  accountId: z.string(),
  action: z.custom<AuditAction>((action) => typeof action === "string"),
  entity: z.custom<AuditEntity>((entity) => typeof entity === "string"),
  entityId: z.string(),
  /** Days before today. */
  daysAgo: z.number(),
  detail: z.record(z.string(), z.unknown()),
});

/** Audit entries of the demo: packages given, people invited, entries claimed, a tagline rewritten. */
export async function addAudit(world: World): Promise<void> {
  const today = sql`${world.today.toISOString()}::timestamptz`;
  const recorded = await rowsOf(
    world.tx,
    auditEntry,
    sql`
    select given_by "accountId", 'gift.given' action, 'payment_order' entity, id "entityId", 12 "daysAgo",
      jsonb_build_object('userId', account_id, 'reason', gift_reason, 'until', to_json(access_until)) detail
    from payment_order where given_by is not null
    union all
    select sender_id, 'invitation.sent', entity_type, entity_id,
      extract(epoch from ${today} - created_at)::int / 86400, jsonb_build_object('email', email, 'scopes', scopes)
    from invitation
    union all
    select account_id, 'claim.asked', kind, entity_id, extract(epoch from ${today} - created_at)::int / 86400, '{}'
    from entity_claim where account_id is not null
    order by 5, 4, 1`,
  );
  const rewritten = await rowsOf(
    world.tx,
    auditEntry,
    sql`
    select access.account_id "accountId", 'startup.changed' action, 'startup' entity, startup.id "entityId", 0 "daysAgo",
      jsonb_build_object(
        'before', jsonb_build_object('taglineTr', 'Yeni nesil çözümler', 'taglineEn', 'Next-generation solutions'),
        'after', jsonb_build_object('taglineTr', tagline_tr, 'taglineEn', tagline_en)) detail
    from startup join entity_access access on access.entity_id = startup.id
    where access.account_id = ${demoId("account/entrepreneur")} and tagline_tr is not null and tagline_en is not null
    order by startup.id limit 1`,
  );
  const entries = [...recorded, ...rewritten].map(({ daysAgo, ...entry }, at) => ({
    ...entry,
    id: demoId(`audit/${at}`),
    createdAt: instantAgo(world, daysAgo + 0.3 + at / 1_000),
  }));
  await insertAll(world, audit, entries);
}

/** A message that two members have reported: what the admins look at first. */
export async function addReportedMessage(world: World): Promise<void> {
  const sender = world.people.find(({ demo, userType }) => !demo && userType === "service-provider");
  if (!sender) return;
  const reported = {
    reportedId: sender.id,
    text: "Yatırımcı listesi satıyorum: 4.000 kişi, telefonlarıyla. Bugün alana yüzde 50 indirim!",
    messageId: demoId("message/reported"),
  };
  await insertAll(world, messageReport, [
    {
      ...reported,
      id: demoId("message-report/1"),
      accountId: demoId("account/entrepreneur"),
      reason: "Tanımıyorum, kişisel veri satmaya çalışıyor.",
      createdAt: instantAgo(world, 2),
    },
    {
      ...reported,
      id: demoId("message-report/2"),
      accountId: demoId("account/investor"),
      reason: "Aynı mesaj bana da geldi.",
      createdAt: instantAgo(world, 1),
    },
  ]);
}
