import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { isLastFullAccess } from "#server/access.server.ts";
import { refuse } from "#shared/outcome.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { CAN_SIGN_IN } from "../../queries.server.ts";
import { userById } from "../queries.server.ts";
import { mayManage } from "../rules.ts";

/** Admins who lock or demote each other at the same time take turns: the second one no longer has the right. */
export const takeTurns = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${PLATFORM_ENTITY.admin}, 18))`);

/** True if an admin who can sign in is left (decision 18). */
export async function keepsAnAdmin(tx: Db): Promise<boolean> {
  try {
    await tx.execute(sql`set constraints entity_access_last immediate`);
    // Later statements of the transaction are checked at its end again.
    await tx.execute(sql`set constraints entity_access_last deferred`);
  } catch (error) {
    if (isLastFullAccess(error)) return false;
    throw error;
  }
  const { rows } = await tx.execute(sql`select 1 from entity_access join account on account.id = account_id
    where entity_id = ${PLATFORM_ENTITY.admin} and ${SCOPE.FULL_ACCESS} = any (scopes) and expires_at is null and ${CAN_SIGN_IN} limit 1`);
  return rows.length > 0;
}

/** The account, if the viewer may change it. Fails with `notFound`, `forbidden`. */
export async function managedAccount(tx: Db, viewer: Member, id: string) {
  const row = await userById(tx, viewer, id);
  if (!row) return refuse("notFound");
  if (!mayManage(await withRolesOfNow(tx, viewer), row.roles)) return refuse("forbidden");
  return { ok: true as const, row };
}

/** The viewer with their present roles: while waiting for the turn they may have been locked or lost a role. */
export async function withRolesOfNow(tx: Db, viewer: Member): Promise<Member> {
  const now = await userById(tx, viewer, viewer.id);
  return { ...viewer, roles: now && !now.isLocked ? now.roles : [] };
}
