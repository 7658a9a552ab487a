import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { AuditAction, AuditEntity } from "#shared/named-codes.ts";
import type { Changes } from "./audit-changes.server.ts";

interface Entry {
  /** The author; null: their account is deleted by now. */
  accountId: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** The changes; no secrets. */
  detail?: Record<string, unknown>;
}

/** Records who changed what, in the transaction of the change. */
export async function writeAudit(tx: Db, { accountId, action, entity, entityId, detail = {} }: Entry): Promise<void> {
  await tx.execute(sql`insert into audit (id, account_id, action, entity, entity_id, detail)
    values (${v7()}, ${accountId}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(detail)}::jsonb)`);
}

/** Takes what was changed of a deleted account out of its entries: who did something to it, what and when stays. */
export async function forgetValues(tx: Db, accountId: string): Promise<void> {
  await tx.execute(
    sql`update audit set detail = '{}' where entity = 'account' and entity_id = ${accountId} and detail <> '{}'`,
  );
  await tx.execute(
    sql`update audit set detail = detail - 'networkAddress' where account_id = ${accountId} and detail ? 'networkAddress'`,
  );
}

/** Takes network addresses that are older than so many days out of the entries; the rest stays. */
export async function forgetAddresses(tx: Db, days: number): Promise<void> {
  await tx.execute(sql`update audit set detail = detail - 'networkAddress'
    where detail ? 'networkAddress' and created_at <= now() - make_interval(days => ${days}::int)`);
}

/**
 * Puts what a save of `sent` fields has changed into the entries that this transaction has written of a thing, in place of the
 * sent values; who wrote such a thing itself is believed. The clock of a transaction stands still, which tells its entries from
 * others.
 */
export async function auditChanges(tx: Db, entityId: string, sent: object, changes: Changes): Promise<void> {
  const detail = Object.keys(changes.after).length > 0 ? changes : {};
  await tx.execute(sql`
    update audit set detail = (detail - ${sql.param(Object.keys(sent))}::text[]) || ${JSON.stringify(detail)}::jsonb
    where created_at = now() and entity_id = ${entityId} and not detail ? 'before'`);
}
