import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { dropCodes, issueCode, takeEmailCode } from "../commands/codes.server.ts";
import { confirmPassword } from "../commands/confirm-password.server.ts";
import { mailLimit } from "../parts/limits.server.ts";
import { accountByEmail } from "../queries.server.ts";
import { emailChangedMail, emailTakenMail, newEmailMail } from "./parts/mails.server.ts";

interface EmailChange {
  accountId: string;
  newEmail: string;
  password: string;
}

type MayChange = Outcome<object, "tooManyRequests" | "invalidOldPassword" | "sameEmail">;

/**
 * Checks that an account may ask for another address: it gives its password, if it has one. Runs before the transaction
 * of `mailNewEmail`, because a password takes long to check. Fails with `tooManyRequests`, `sameEmail`,
 * `invalidOldPassword`.
 */
export async function mayChangeEmail(db: Db, { accountId, newEmail, password }: EmailChange): Promise<MayChange> {
  const confirmed = await confirmPassword(db, { accountId, password, what: "change email" });
  if (!confirmed.ok) return confirmed;
  const [mails] = await tryOnce(db, mailLimit(newEmail));
  if (mails !== "allowed") return refuse("tooManyRequests");
  const [found] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  return found?.email === newEmail ? refuse("sameEmail", [{ field: "newEmail", reason: "sameEmail" }]) : { ok: true };
}

/** Mails the link to the new address; to one that has an account of its own it says so. */
export async function mailNewEmail(
  tx: Db,
  accountId: string,
  newEmail: string,
): Promise<Outcome<object, "unauthorized">> {
  const [found] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!found) return refuse("unauthorized");
  const { name, locale } = found;
  const owner = await accountByEmail(tx, newEmail);
  if (owner) {
    await queueMail(tx, { to: owner, locale: owner.locale, kind: emailTakenMail, data: {} });
    return { ok: true };
  }
  const code = await issueCode(tx, accountId, "changeEmail", newEmail);
  await queueMail(tx, { to: { email: newEmail, name }, locale, kind: newEmailMail, data: { name, code } });
  return { ok: true };
}

/**
 * Gives an account the address its code was mailed to, and tells the old one. Links that were mailed to the old address
 * become invalid. Fails with `emailCodeNotValid`, `emailInUse`.
 */
export async function changeEmail(
  tx: Db,
  code: string,
): Promise<Outcome<{ email: string }, "emailCodeNotValid" | "emailInUse">> {
  const used = await takeEmailCode(tx, code);
  if (!used) return refuse("emailCodeNotValid");
  const { accountId, newEmail } = used;
  const own = eq(account.id, accountId);
  const [before] = await tx.select().from(account).where(own).for("update");
  if (!before || before.lockedAt) return refuse("emailCodeNotValid");
  if (await accountByEmail(tx, newEmail)) return refuse("emailInUse");
  await tx.update(account).set({ email: newEmail, emailVerifiedAt: sql`now()` }).where(own);
  for (const purpose of ["verifyEmail", "resetPassword"] as const) await dropCodes(tx, accountId, purpose);
  await writeAudit(tx, { accountId, action: "email.changed", entity: "account", entityId: accountId });
  const { email, name, locale } = before;
  await queueMail(tx, { to: { email, name }, locale, kind: emailChangedMail, data: { name, newEmail } });
  return { ok: true, email: newEmail };
}
