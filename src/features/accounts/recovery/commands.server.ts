import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { dropCodes, isGoodCode, issueCode, useCode } from "../parts/codes.server.ts";
import { sendReset } from "../parts/kinds-of-work.server.ts";
import { accountLimit, mailLimit } from "../parts/limits.server.ts";
import { hashPassword } from "../parts/passwords.server.ts";
import { setPassword } from "../parts/set-password.server.ts";
import { forgive, tryOnce } from "../parts/throttle.server.ts";
import { accountByEmail } from "../queries.server.ts";
import { resetMail } from "./parts/reset-mail.server.ts";

type Outcome = { ok: true } | { ok: false; reason: ErrorCode };

/** Has a link mailed. Whether there is an account is looked up later: answer and time are the same for every address. */
export async function requestReset(db: Db, email: string): Promise<Outcome> {
  const [tries] = await tryOnce(db, mailLimit(email));
  if (tries !== "allowed") return { ok: false, reason: "tooManyRequests" };
  await enqueue(db, sendReset, { email });
  return { ok: true };
}

/** The work behind it. Who has no password yet, having signed in by another site, gets one this way. */
export async function mailReset(db: Db, address: string): Promise<void> {
  const found = await accountByEmail(db, address);
  if (!found || found.lockedAt) return;
  const { id, email, name, locale } = found;
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, id, "resetPassword");
    await queueMail(tx, { to: { email, name }, locale, kind: resetMail, data: { name, code } });
  });
}

/**
 * Sets a new password by a mailed code. Whoever has the mail has the address: it counts as confirmed. Refused sign-ins
 * are forgiven, as their owner is back.
 */
export async function reset(db: Db, code: string, password: string): Promise<Outcome> {
  // Looked at first, so that made-up codes cost no hashing.
  if (!(await isGoodCode(db, "resetPassword", code))) return { ok: false, reason: "resetCodeNotValid" };
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = await useCode(tx, "resetPassword", code);
    if (!id) return { ok: false, reason: "resetCodeNotValid" };
    const { email } = await setPassword(tx, id, passwordHash);
    await tx
      .update(account)
      .set({ emailVerifiedAt: sql`now()` as unknown as Date })
      .where(and(eq(account.id, id), isNull(account.emailVerifiedAt)));
    await dropCodes(tx, id, "verifyEmail");
    await forgive(tx, accountLimit(email));
    return { ok: true };
  });
}
