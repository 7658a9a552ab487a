import { sql } from "drizzle-orm";
import { ENTITIES } from "#features/members/queries.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const invitationsWaiting: readonly WaitingKind[] = [
  {
    name: "invitations",
    act: "answer",
    page: "profileInvitations",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: ({ id }) => ({
      from: sql`account own join invitation on invitation.email = own.email
        cross join lateral (select from ${ENTITIES} entity where entity.id = invitation.entity_id offset 0) entity
        where own.id = ${id} and own.email_verified_at is not null and status = 'waiting' and expires_at > now()`,
      count: sql`count(*)`,
      since: sql`min(invitation.created_at)`,
      deadline: sql`min(expires_at)`,
    }),
  },
];
