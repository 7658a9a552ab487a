import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { entityAccess } from "#db/tables/accounts.server.ts";
import { type Grant, joinedGrants } from "#shared/access.ts";

/**
 * Gives an account rights on an entity besides those it holds there. False, and nothing is written, when the two cannot
 * stand together (`joinedGrants`). Whether they may be given is the caller's to decide.
 */
export async function giveAccess(tx: Db, accountId: string, entityId: string, given: Grant): Promise<boolean> {
  const values = { accountId, entityId, scopes: [...given.scopes], expiresAt: given.expiresAt };
  const added = await tx.insert(entityAccess).values(values).onConflictDoNothing().returning();
  if (added.length > 0) return true;
  const own = and(eq(entityAccess.accountId, accountId), eq(entityAccess.entityId, entityId));
  const over = sql<boolean>`coalesce(${entityAccess.expiresAt} <= now(), false)`;
  const [held] = await tx
    .select({ scopes: entityAccess.scopes, expiresAt: entityAccess.expiresAt, over })
    .from(entityAccess)
    .where(own)
    .for("update");
  const joined = !held || held.over ? given : joinedGrants(held, given);
  if (!joined) return false;
  await tx
    .update(entityAccess)
    .set({ scopes: [...joined.scopes], expiresAt: joined.expiresAt })
    .where(own);
  return true;
}
