import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";

interface Entry {
  /** Who did it. */
  accountId: string;
  /** Noun and what was done, "account.locked". */
  action: string;
  entity: string;
  entityId: string;
  /** What changed; no secrets. */
  detail?: Record<string, unknown>;
}

/** Writes down who changed what, in the transaction of the change. */
export async function writeAudit(tx: Db, { accountId, action, entity, entityId, detail = {} }: Entry): Promise<void> {
  await tx.execute(sql`insert into audit (id, account_id, action, entity, entity_id, detail)
    values (${v7()}, ${accountId}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(detail)}::jsonb)`);
}

interface Flagged {
  /** Whose text it is. */
  accountId: string;
  entity: string;
  entityId: string;
  /** Fields and the words an admin should look at. */
  flagged: readonly { field: string; word: string }[];
}

/** Notes texts that an admin should look at (decision 19); what was noted last is not noted again. */
export async function noteFlagged(tx: Db, { flagged, ...entry }: Flagged): Promise<void> {
  if (flagged.length === 0) return;
  const detail = { flagged: [...flagged] };
  const { rows } = await tx.execute<{ same: boolean }>(sql`
    select detail = ${JSON.stringify(detail)}::jsonb same from audit
    where entity = ${entry.entity} and entity_id = ${entry.entityId} and action = 'text.flagged'
    order by created_at desc, id desc limit 1`);
  if (!rows[0]?.same) await writeAudit(tx, { ...entry, action: "text.flagged", detail });
}
