import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { giveFullAccess, takeAccess } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { endPurchases } from "#server/end-purchase.server.ts";
import { endKeys } from "#server/keys.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import type { Member, Role } from "#shared/viewer.ts";
import { cancelDeletion } from "../commands/cancel-deletion.server.ts";
import { mailWelcome } from "../commands/mail-welcome.server.ts";
import { insertAccount } from "../commands/new-account.server.ts";
import { planDeletion } from "../deletion/commands.server.ts";
import { keepsAnAdmin, managedAccount, takeTurns, withRolesOfNow } from "./commands/last-admin.server.ts";
import type { UserRow, UsersChange } from "./contract.ts";
import { accountIdOf, isUserType, userById } from "./queries.server.ts";
import { mayGrantRole } from "./rules.ts";

interface UserChange {
  isLocked?: boolean | undefined;
  /** Only true: a confirmation is not taken back. */
  isVerified?: boolean | undefined;
  userTypeId?: string | null | undefined;
  firstName?: string | undefined;
  surname?: string | undefined;
}

/**
 * Locks, unlocks or confirms an account, sets its user type or corrects its name. Fails with `notFound`; `forbidden` (a role above the
 * viewer's, or locking oneself); `invalidInput` (unknown user type, taking a confirmation back).
 */
export async function changeUser(tx: Db, viewer: Member, id: string, change: UserChange): Promise<Outcome> {
  await takeTurns(tx);
  const managed = await managedAccount(tx, viewer, id);
  if (!managed.ok) return managed;
  const { row } = managed;
  if (change.isLocked && id === viewer.id) return refuse("forbidden");
  if (change.isVerified === false && row.isVerified)
    return refuse("invalidInput", [{ field: "isVerified", reason: "cannotBeTakenBack" }]);
  const unknown = await unknownType(tx, change.userTypeId);
  if (unknown) return unknown;
  const log = (action: AuditAction, detail: Record<string, unknown> = {}) =>
    writeAudit(tx, { accountId: viewer.id, action, entity: "account", entityId: id, detail });
  const own = eq(account.id, id);
  if (change.isLocked !== undefined && change.isLocked !== row.isLocked) {
    await tx
      .update(account)
      .set({ lockedAt: change.isLocked ? sql`now()` : null })
      .where(own);
    if (change.isLocked) {
      await tx.delete(session).where(eq(session.accountId, id));
      await endPurchases(tx, id);
    }
    await log(change.isLocked ? "account.locked" : "account.unlocked");
  }
  if (change.isVerified && !row.isVerified) {
    await tx.update(account).set({ emailVerifiedAt: sql`now()` }).where(own);
    await log("account.verified");
  }
  if (change.userTypeId !== undefined && change.userTypeId !== (row.userType?.id ?? null)) {
    await tx.update(account).set({ userTypeId: change.userTypeId }).where(own);
    await log("account.userTypeChanged", { userTypeId: change.userTypeId });
  }
  await correctName(tx, row, change, log);
  return { ok: true };
}

/** The address of the person's page stays: others have it. */
async function correctName(
  tx: Db,
  { id, firstName, surname }: UserRow,
  change: UserChange,
  log: (action: "account.nameChanged", detail: Record<string, unknown>) => Promise<unknown>,
): Promise<void> {
  const before = { firstName, surname };
  const after = { firstName: change.firstName ?? firstName, surname: change.surname ?? surname };
  if (after.firstName === firstName && after.surname === surname) return;
  await tx.update(account).set({ name: after.firstName, surname: after.surname }).where(eq(account.id, id));
  await log("account.nameChanged", { ...changesOf(before, after) });
}

async function unknownType(tx: Db, userTypeId: string | null | undefined) {
  if (!userTypeId || (await isUserType(tx, userTypeId))) return undefined;
  return refuse("invalidInput", [{ field: "userTypeId", reason: "unknown" }]);
}

/** Ends all sessions of an account. Returns how many there were. */
export async function endSessions(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<{ count: number }, "notFound" | "forbidden">> {
  const managed = await managedAccount(tx, viewer, id);
  if (!managed.ok) return managed;
  const ended = await tx.delete(session).where(eq(session.accountId, id)).returning({ id: session.id });
  await endKeys(tx, id, viewer.id);
  const detail = { sessions: ended.length };
  await writeAudit(tx, { accountId: viewer.id, action: "account.signedOut", entity: "account", entityId: id, detail });
  return { ok: true, count: ended.length };
}

interface NewUser {
  name: string;
  surname: string;
  email: string;
  userTypeId: string | null;
  locale: Locale;
  /** Words of the name that an admin should review. */
  flagged: TextCheck["flagged"];
}

/**
 * Creates an account for another person, who gets a mail with a link to choose a password. Fails with `conflict` (the
 * address is in use), `invalidInput` (unknown user type).
 */
export async function addUser(tx: Db, viewer: Member, input: NewUser): Promise<Outcome<{ id: string }>> {
  const { userTypeId, flagged, ...person } = input;
  const unknown = await unknownType(tx, userTypeId);
  if (unknown) return unknown;
  const unused = { passwordHash: null, emailVerifiedAt: null, consentPending: true };
  const created = await insertAccount(tx, { ...person, ...unused }, flagged);
  if (!created) return refuse("conflict", [{ field: "email", reason: "exists" }]);
  const { id } = created;
  if (userTypeId) await tx.update(account).set({ userTypeId }).where(eq(account.id, id));
  await mailWelcome(tx, created);
  await writeAudit(tx, { accountId: viewer.id, action: "account.added", entity: "account", entityId: id });
  return { ok: true, id };
}

/** Applies a bulk change to one account. */
export function changeOne(tx: Db, viewer: Member, id: string, change: UsersChange): Promise<Outcome> {
  switch (change.action) {
    case "setType":
      return changeUser(tx, viewer, id, { userTypeId: change.userTypeId });
    case "verify":
      return changeUser(tx, viewer, id, { isVerified: true });
    case "lock":
      return changeUser(tx, viewer, id, { isLocked: true });
    case "unlock":
      return changeUser(tx, viewer, id, { isLocked: false });
    case "endSessions":
      return endSessions(tx, viewer, id);
    case "delete":
      return deleteUser(tx, viewer, id);
    case "restore":
      return restoreUser(tx, viewer, id);
  }
}

/**
 * Plans the deletion of an account in 14 days, mails its owner, and locks it until then. Fails with `notFound`,
 * `forbidden` (a role above the viewer's, or one's own account), `lastFullAccess` (naming what only this account has
 * full access to).
 */
export async function deleteUser(tx: Db, viewer: Member, id: string): Promise<Outcome> {
  await takeTurns(tx);
  const managed = await managedAccount(tx, viewer, id);
  if (!managed.ok) return managed;
  if (id === viewer.id) return refuse("forbidden");
  if (managed.row.deleteAt) return { ok: true };
  await tx.update(account).set({ lockedAt: sql`coalesce(locked_at, now())` }).where(eq(account.id, id));
  const planned = await planDeletion(tx, id, { by: viewer.id });
  if (!planned.ok) return planned;
  return (await keepsAnAdmin(tx)) ? { ok: true } : refuse("lastFullAccess");
}

/** Cancels a planned deletion, whoever asked for it, and unlocks the account. Fails with `notFound`, `forbidden`. */
export async function restoreUser(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<object, "notFound" | "forbidden">> {
  await takeTurns(tx);
  const managed = await managedAccount(tx, viewer, id);
  if (!managed.ok) return managed;
  if (!managed.row.deleteAt) return { ok: true };
  await tx.update(account).set({ lockedAt: null }).where(eq(account.id, id));
  await cancelDeletion(tx, id, viewer.id);
  return { ok: true };
}

/**
 * Gives and removes roles of the platform; roles that are not named stay. Fails with `notFound`, `invalidAccess` (a
 * role above the viewer's), `lastFullAccess` (no admin who can sign in would be left).
 */
export async function setRoles(
  tx: Db,
  viewer: Member,
  id: string,
  wanted: Partial<Record<Role, boolean>>,
): Promise<Outcome> {
  await takeTurns(tx);
  const row = await userById(tx, viewer, id);
  if (!row) return refuse("notFound");
  const changed = (Object.entries(wanted) as [Role, boolean][]).filter(
    ([role, holds]) => holds !== row.roles.includes(role),
  );
  const actor = await withRolesOfNow(tx, viewer);
  if (!changed.every(([role]) => mayGrantRole(actor, role))) return refuse("invalidAccess");
  for (const [role, holds] of changed) {
    const entityId = PLATFORM_ENTITY[role];
    if (holds) await giveFullAccess(tx, id, entityId);
    else await takeAccess(tx, id, entityId);
    const action = holds ? "role.given" : "role.taken";
    await writeAudit(tx, { accountId: viewer.id, action, entity: "account", entityId: id, detail: { role } });
  }
  return (await keepsAnAdmin(tx)) ? { ok: true } : refuse("lastFullAccess");
}

/** Gives an account, named by id or address, its first role. Fails like `setRoles`, and with `invalidInput` and `conflict`. */
export async function addAdmin(tx: Db, viewer: Member, { account: named, role }: { account: string; role: Role }) {
  const id = await accountIdOf(tx, named);
  if (!id) return refuse("invalidInput", [{ field: "account", reason: "unknown" }]);
  if ((await userById(tx, viewer, id))?.roles.length)
    return refuse("conflict", [{ field: "account", reason: "exists" }]);
  const outcome = await setRoles(tx, viewer, id, { [role]: true });
  return outcome.ok ? { ok: true as const, id } : outcome;
}

interface AdminChange {
  isAdmin?: boolean | undefined;
  isSpecialAdmin?: boolean | undefined;
  isModerator?: boolean | undefined;
}

/** Gives and removes single roles. Fails like `setRoles`. */
export function changeAdmin(tx: Db, viewer: Member, id: string, change: AdminChange): Promise<Outcome> {
  const roles = { admin: change.isAdmin, specialAdmin: change.isSpecialAdmin, moderator: change.isModerator };
  const named = Object.entries(roles).filter(([, holds]) => holds !== undefined);
  return setRoles(tx, viewer, id, Object.fromEntries(named));
}

/** Removes all roles. Fails like `setRoles`. */
export const removeAdmin = (tx: Db, viewer: Member, id: string): Promise<Outcome> =>
  setRoles(tx, viewer, id, { admin: false, specialAdmin: false, moderator: false });
