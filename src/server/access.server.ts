import { and, arrayContains, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { type Grant, joinedGrants } from "#shared/access.ts";
import { SCOPE } from "#shared/scopes.ts";

/** SQLSTATE of `keep_full_access`. */
const LAST_FULL_ACCESS = "KV018";

/**
 * Adds rights on an entity to those an account has there. Returns false, and writes nothing, when the two cannot be
 * joined (`joinedGrants`). The caller checks who may give them.
 */
export async function giveAccess(tx: Db, accountId: string, entityId: string, grant: Grant): Promise<boolean> {
  const values = { accountId, entityId, scopes: [...grant.scopes], expiresAt: grant.expiresAt };
  const added = await tx.insert(entityAccess).values(values).onConflictDoNothing().returning();
  if (added.length > 0) return true;
  const own = and(eq(entityAccess.accountId, accountId), eq(entityAccess.entityId, entityId));
  const over = sql<boolean>`coalesce(${entityAccess.expiresAt} <= now(), false)`;
  const [current] = await tx
    .select({ scopes: entityAccess.scopes, expiresAt: entityAccess.expiresAt, over })
    .from(entityAccess)
    .where(own)
    .for("update");
  const joined = !current || current.over ? grant : joinedGrants(current, grant);
  if (!joined) return false;
  await tx
    .update(entityAccess)
    .set({ scopes: [...joined.scopes], expiresAt: joined.expiresAt })
    .where(own);
  return true;
}

/** Gives an account full access that never ends, in place of the rights it has on the entity. */
export async function giveFullAccess(tx: Db, accountId: string, entityId: string): Promise<void> {
  const full = { scopes: [SCOPE.FULL_ACCESS], expiresAt: null };
  await tx
    .insert(entityAccess)
    .values({ accountId, entityId, ...full })
    .onConflictDoUpdate({ target: [entityAccess.accountId, entityAccess.entityId], set: full });
}

/** Removes all rights of an account on an entity. */
export async function takeAccess(tx: Db, accountId: string, entityId: string): Promise<void> {
  await tx.delete(entityAccess).where(and(eq(entityAccess.accountId, accountId), eq(entityAccess.entityId, entityId)));
}

/** Accounts that have full access to an entity now. */
export async function fullAccessHolders(db: Db, entityId: string): Promise<(typeof account.$inferSelect)[]> {
  const rows = await db
    .select({ account })
    .from(entityAccess)
    .innerJoin(account, eq(account.id, entityAccess.accountId))
    .where(
      and(
        eq(entityAccess.entityId, entityId),
        arrayContains(entityAccess.scopes, [SCOPE.FULL_ACCESS]),
        or(isNull(entityAccess.expiresAt), gt(entityAccess.expiresAt, sql`now()`)),
      ),
    );
  return rows.map((row) => row.account);
}

/** True if somebody has full access to the entity. */
export const isManaged = async (db: Db, entityId: string): Promise<boolean> =>
  (await fullAccessHolders(db, entityId)).length > 0;

/** True if the database refused a change that would leave an entity without full access for anyone. */
export function isLastFullAccess(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === LAST_FULL_ACCESS;
}

/** People with one of these scopes on an entity whom mail reaches. */
export function reachablePeople(
  db: Db,
  entityId: string,
  scopes: readonly number[],
): Promise<(typeof account.$inferSelect)[]> {
  const has = sql`exists (select from entity_access a where a.account_id = ${account.id} and a.entity_id = ${entityId}
    and a.scopes && ${sql.param(scopes)}::smallint[] and (a.expires_at is null or a.expires_at > now()))`;
  return db
    .select()
    .from(account)
    .where(and(has, isNull(account.lockedAt), isNull(account.deleteAt), isNotNull(account.emailVerifiedAt)));
}
