import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";

interface Entry {
  accountId: string;
  action: "sent" | "resent" | "withdrawn" | "accepted" | "declined";
  entityType: string;
  entityId: string;
  detail: object;
}

/** Writes down who did what with an invitation, in the transaction that does it. */
export const note = (tx: Db, { accountId, action, entityType, entityId, detail }: Entry) =>
  tx.execute(sql`insert into audit (id, account_id, action, entity, entity_id, detail)
    values (${v7()}, ${accountId}, ${`invitation.${action}`}, ${entityType}, ${entityId}, ${JSON.stringify(detail)}::jsonb)`);
