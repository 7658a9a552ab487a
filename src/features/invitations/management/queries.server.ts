import { sql } from "drizzle-orm";
import { invitation } from "#db/tables/invitations.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { managedInvitationCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** One that waits beyond its end has expired, whether it is marked so yet or not. */
const status = sql`case when invitation.status = 'waiting' and invitation.expires_at <= now() then 'expired' else invitation.status end`;

export const managedInvitationTable = adminTable(managedInvitationCalls, {
  texts: { en, tr },
  source: () => ({
    table: invitation,
    joins: sql`join account sender on sender.id = invitation.sender_id
      left join startup on startup.id = invitation.entity_id
      left join organization on organization.id = invitation.entity_id
      left join service_provider on service_provider.id = invitation.entity_id`,
    fields: {
      status,
      kind: sql`invitation.entity_type`,
      entity: sql`coalesce(startup.name, organization.name, service_provider.name)`,
      sender: sql`(sender.name || ' ' || sender.surname)`,
      senderEmail: sql`sender.email`,
    },
    orders: { createdAt: sql`invitation.created_at`, expiresAt: sql`invitation.expires_at` },
    usualOrder: sql`invitation.created_at desc`,
  }),
  filters: {},
  nameOf: ({ email }) => email,
});
