import { sql } from "drizzle-orm";
import { ENTITIES } from "#features/members/queries.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const invitationsWaiting: readonly WaitingKind[] = [
  {
    name: "invitations",
    page: "profileInvitations",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: ({ id }) => ({
      from: sql`account own join invitation on invitation.email = own.email join ${ENTITIES} entity on entity.id = invitation.entity_id
        where own.id = ${id} and own.email_verified_at is not null and status = 'waiting' and expires_at > now()`,
      count: sql`count(*)`,
      deadline: sql`min(expires_at)`,
    }),
  },
];
