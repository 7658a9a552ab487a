import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { AuditAction, AuditEntity } from "#shared/named-codes.ts";

interface Entry {
  /** Who did it. */
  accountId: string;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** What changed; no secrets. */
  detail?: Record<string, unknown>;
}

/** Records who changed what, in the transaction of the change. */
export async function writeAudit(tx: Db, { accountId, action, entity, entityId, detail = {} }: Entry): Promise<void> {
  await tx.execute(sql`insert into audit (id, account_id, action, entity, entity_id, detail)
    values (${v7()}, ${accountId}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(detail)}::jsonb)`);
}
