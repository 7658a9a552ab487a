import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, entityAccess, session } from "#db/tables/accounts.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { Member, Role } from "#shared/viewer.ts";
import { isLastFullAccess } from "../access/commands.server.ts";
import { userById } from "./queries.server.ts";
import { mayGrantRole, mayManage } from "./rules.ts";

type Outcome = { ok: true } | { ok: false; reason: ErrorCode };

interface UserChange {
  isLocked?: boolean | undefined;
  isVerified?: true | undefined;
  userTypeId?: string | null | undefined;
}

/**
 * Changes an account for its owner. Fails with `notFound`; `forbidden` (an account above the viewer's, or one's own lock);
 * `invalidInput` (no such user type).
 */
export async function changeUser(tx: Db, viewer: Member, id: string, change: UserChange): Promise<Outcome> {
  await takeTurns(tx);
  const held = await managedAccount(tx, viewer, id);
  if (!held.ok) return held;
  const { row } = held;
  if (change.isLocked && id === viewer.id) return { ok: false, reason: "forbidden" };
  if (change.userTypeId && !(await isUserType(tx, change.userTypeId))) return { ok: false, reason: "invalidInput" };
  const log = (action: string, detail: Record<string, unknown> = {}) =>
    writeAudit(tx, { accountId: viewer.id, action, entity: "account", entityId: id, detail });
  const own = eq(account.id, id);
  if (change.isLocked !== undefined && change.isLocked !== row.isLocked) {
    await tx
      .update(account)
      .set({ lockedAt: change.isLocked ? sql`now()` : null })
      .where(own);
    if (change.isLocked) await tx.delete(session).where(eq(session.accountId, id));
    await log(change.isLocked ? "account.locked" : "account.unlocked");
  }
  if (change.isVerified && !row.isVerified) {
    await tx.update(account).set({ emailVerifiedAt: sql`now()` }).where(own);
    await log("account.verified");
  }
  if (change.userTypeId !== undefined && change.userTypeId !== (row.userType?.id ?? null)) {
    await tx.update(account).set({ userTypeId: change.userTypeId }).where(own);
    await log("account.userTypeChanged", { from: row.userType?.id ?? null, to: change.userTypeId });
  }
  return { ok: true };
}

/** Signs an account out everywhere; answers how many sessions ended. */
export async function endSessions(tx: Db, viewer: Member, id: string) {
  const held = await managedAccount(tx, viewer, id);
  if (!held.ok) return held;
  const ended = await tx.delete(session).where(eq(session.accountId, id)).returning({ id: session.id });
  const detail = { sessions: ended.length };
  await writeAudit(tx, { accountId: viewer.id, action: "account.signedOut", entity: "account", entityId: id, detail });
  return { ok: true as const, count: ended.length };
}

/**
 * Gives and takes roles of the platform; what is not named stays. Fails with `notFound`, `invalidAccess` (a role above the
 * viewer's), `lastFullAccess` (the platform would have no admin who can sign in).
 */
export async function setRoles(
  tx: Db,
  viewer: Member,
  id: string,
  wanted: Partial<Record<Role, boolean>>,
): Promise<Outcome> {
  await takeTurns(tx);
  const row = await userById(tx, { viewer, locale: "en" }, id);
  if (!row) return { ok: false, reason: "notFound" };
  const changed = (Object.entries(wanted) as [Role, boolean][]).filter(
    ([role, holds]) => holds !== row.roles.includes(role),
  );
  const actor = await withRolesOfNow(tx, viewer);
  if (!changed.every(([role]) => mayGrantRole(actor, role))) return { ok: false, reason: "invalidAccess" };
  for (const [role, holds] of changed) {
    const entityId = PLATFORM_ENTITY[role];
    if (holds) await giveFullAccess(tx, id, entityId);
    else await tx.delete(entityAccess).where(and(eq(entityAccess.accountId, id), eq(entityAccess.entityId, entityId)));
    const action = holds ? "role.given" : "role.taken";
    await writeAudit(tx, { accountId: viewer.id, action, entity: "account", entityId: id, detail: { role } });
  }
  return (await keepsAnAdmin(tx)) ? { ok: true } : { ok: false, reason: "lastFullAccess" };
}

async function giveFullAccess(tx: Db, accountId: string, entityId: string): Promise<void> {
  const full = { scopes: [SCOPE.FULL_ACCESS], expiresAt: null };
  await tx
    .insert(entityAccess)
    .values({ accountId, entityId, ...full })
    .onConflictDoUpdate({ target: [entityAccess.accountId, entityAccess.entityId], set: full });
}

/** Two who lock or demote each other at the same time: the second finds that they no longer may. */
const takeTurns = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${PLATFORM_ENTITY.admin}, 18))`);

/** Decision 18; an admin whose account is locked does not count. */
async function keepsAnAdmin(tx: Db): Promise<boolean> {
  try {
    await tx.execute(sql`set constraints entity_access_last immediate`);
  } catch (error) {
    if (isLastFullAccess(error)) return false;
    throw error;
  }
  const { rows } = await tx.execute(sql`select 1 from entity_access join account on account.id = account_id
    where entity_id = ${PLATFORM_ENTITY.admin} and ${SCOPE.FULL_ACCESS} = any (scopes) and expires_at is null and locked_at is null limit 1`);
  return rows.length > 0;
}

async function managedAccount(tx: Db, viewer: Member, id: string) {
  const row = await userById(tx, { viewer, locale: "en" }, id);
  if (!row) return { ok: false as const, reason: "notFound" as const };
  if (!mayManage(await withRolesOfNow(tx, viewer), row.roles))
    return { ok: false as const, reason: "forbidden" as const };
  return { ok: true as const, row };
}

/** The viewer was read before the turn came: meanwhile the account may have been locked, or a role taken from it. */
async function withRolesOfNow(tx: Db, viewer: Member): Promise<Member> {
  const now = await userById(tx, { viewer, locale: "en" }, viewer.id);
  return { ...viewer, roles: now && !now.isLocked ? now.roles : [] };
}

async function isUserType(tx: Db, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: type.id })
    .from(type)
    .where(and(eq(type.id, id), eq(type.kind, "userType")));
  return found.length > 0;
}
