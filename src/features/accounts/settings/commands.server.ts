import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { forgetBounce } from "#server/mail/bounces.server.ts";
import { clearLimits, type Limit, tryOnce } from "#server/throttle.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RegularMail } from "#shared/regular-mails.ts";
import { setNewsConsent } from "../commands/consents.server.ts";
import { setPassword } from "../commands/set-password.server.ts";
import { hashPassword, isPassword } from "../parts/passwords.server.ts";
import { NOTIFICATIONS, type NotificationKind } from "./limits.ts";
import { settingsOf } from "./queries.server.ts";

interface Change {
  accountId: string;
  sessionId: string;
  oldPassword: string;
  newPassword: string;
}

/** Limits guesses of the old password by somebody who uses another person's open session. */
const oldPasswordLimit = (accountId: string): Limit => ({
  name: "change password",
  subject: accountId,
  times: 10,
  minutes: 15,
});

/** Changes the password, given the old one. Ends all other sessions. */
export async function changePassword(
  db: Db,
  { accountId, sessionId, oldPassword, newPassword }: Change,
): Promise<Outcome<object, "tooManyRequests" | "userNotValid" | "invalidOldPassword" | "samePassword">> {
  const limit = oldPasswordLimit(accountId);
  const [tries] = await tryOnce(db, limit);
  if (tries !== "allowed") return refuse("tooManyRequests");
  const [found] = await db.select().from(account).where(eq(account.id, accountId));
  if (!found?.passwordHash) return refuse("userNotValid");
  if (!(await isPassword(found.passwordHash, oldPassword)))
    return refuse("invalidOldPassword", [{ field: "oldPassword", reason: "invalidOldPassword" }]);
  if (newPassword === oldPassword) {
    await clearLimits(db, limit);
    return refuse("samePassword", [{ field: "newPassword", reason: "samePassword" }]);
  }
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await setPassword(tx, accountId, passwordHash, { exceptSession: sessionId });
    await clearLimits(tx, limit);
  });
  return { ok: true };
}

/** Ends one session of an account, or all but one. */
export async function endSessions(db: Db, accountId: string, which: { only: string } | { allBut: string }) {
  const chosen = "only" in which ? eq(session.id, which.only) : ne(session.id, which.allBut);
  await db.delete(session).where(and(eq(session.accountId, accountId), chosen));
}

export async function setLanguage(db: Db, accountId: string, locale: Locale): Promise<void> {
  await db.update(account).set({ locale }).where(eq(account.id, accountId));
}

/**
 * Stores which mails a member wants; kinds that are not named stay. Returns all. Marketing mail needs a consent with version, time and address; its withdrawal is
 * stored, too.
 */
export async function setNotifications(
  tx: Db,
  accountId: string,
  change: Partial<Record<NotificationKind, boolean>>,
  address: string,
): Promise<Record<NotificationKind, boolean>> {
  // Locked, because another save may change other kinds.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
  const wanted = { ...(await settingsOf(tx, accountId)).notifications, ...change };
  const muted = NOTIFICATIONS.filter((kind) => kind !== "news" && !wanted[kind]);
  await tx.update(account).set({ mutedNotifications: muted }).where(eq(account.id, accountId));
  await setNewsConsent(tx, accountId, { wanted: wanted.news, address });
  return wanted;
}

/** Ends mails of a kind to an account; true if it had them. */
export async function endMails(tx: Db, accountId: string, kind: RegularMail): Promise<boolean> {
  const ended = await tx
    .update(account)
    .set({ mutedNotifications: sql`array_append(${account.mutedNotifications}, ${kind})` })
    .where(and(eq(account.id, accountId), sql`not ${kind} = any (${account.mutedNotifications})`))
    .returning({ id: account.id });
  return ended.length > 0;
}

/** The member says that mails reach them again. */
export async function writeAgain(tx: Db, accountId: string): Promise<void> {
  if (!(await forgetBounce(tx, accountId))) return;
  await writeAudit(tx, { accountId, action: "email.works", entity: "account", entityId: accountId });
}
