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

/**
 * Adds to the entries that this transaction has written of a thing what its fields were before; who wrote such a thing itself is
 * believed. The clock of a transaction stands still, which tells its entries from others.
 */
export async function auditBefore(tx: Db, entityId: string, before: Record<string, unknown>): Promise<void> {
  if (Object.keys(before).length === 0) return;
  await tx.execute(sql`update audit set detail = detail || jsonb_build_object('before', ${JSON.stringify(before)}::jsonb)
    where created_at = now() and entity_id = ${entityId} and not detail ?| '{before,from}'`);
}
