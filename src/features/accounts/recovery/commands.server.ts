import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { clearLimits, tryOnce } from "#server/throttle.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { accountOfCode, dropCodes, isGoodCode, issueCode, useCode } from "../commands/codes.server.ts";
import { saveConsents } from "../commands/consents.server.ts";
import { mailWelcome } from "../commands/mail-welcome.server.ts";
import { setPassword } from "../commands/set-password.server.ts";
import { sendReset } from "../parts/job-kinds.server.ts";
import { accountLimit, mailLimit } from "../parts/limits.server.ts";
import { hashPassword } from "../parts/passwords.server.ts";
import { accountByEmail, ownerOf } from "../queries.server.ts";
import type { resetPassword } from "./contract.ts";
import { resetMail } from "./parts/reset-mail.server.ts";

/**
 * Requests the mail with the link. A job looks the account up later, so that answer and time are the same for every
 * address.
 */
export async function requestReset(
  db: Db,
  email: string,
  returnTo: string | undefined,
): Promise<Outcome<object, "tooManyRequests">> {
  const [tries] = await tryOnce(db, mailLimit(email));
  if (tries !== "allowed") return refuse("tooManyRequests");
  await enqueue(db, sendReset, { email, returnTo });
  return { ok: true };
}

/**
 * The job of `requestReset`. It also gives a first password to who signed up with another site. `returnTo`: the page where the
 * person wanted to go; the link knows it in whatever browser it is opened.
 */
export async function mailReset(
  db: Db,
  { email: address, returnTo }: { email: string; returnTo?: string | undefined },
): Promise<void> {
  const found = await accountByEmail(db, address);
  if (!found || found.lockedAt) return;
  const { id, email, name, locale } = found;
  if (found.consentPending) return db.transaction((tx) => mailWelcome(tx, found, returnTo));
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, id, "resetPassword");
    await queueMail(tx, { to: { email, name }, locale, kind: resetMail, data: { name, code, returnTo } });
  });
}

/** True if a mailed code is neither used nor expired. */
export const setsPassword = async (db: Db, code: string): Promise<boolean> =>
  (await isGoodCode(db, "resetPassword", code)) || isGoodCode(db, "welcome", code);

/** Whose password a mailed code sets; undefined: the code is not valid. */
export async function ownerOfCode(db: Db, code: string) {
  const id = (await accountOfCode(db, "resetPassword", code)) ?? (await accountOfCode(db, "welcome", code));
  return id === undefined ? undefined : ownerOf(db, id);
}

type ResetInput = z.output<typeof resetPassword.body>;

/**
 * Sets a new password by a mailed code. Having the mail confirms the address, and the limits on sign-ins are cleared.
 * The first password of an account that an admin created needs the consents of decision 11.
 */
export async function reset(
  db: Db,
  input: ResetInput,
  address: string,
): Promise<Outcome<object, "resetCodeNotValid" | "termsNotAccepted" | "privacyNotAccepted">> {
  const { Code: code } = input;
  // Checked first, so that invalid codes cost no hashing.
  const isWelcome = await isGoodCode(db, "welcome", code);
  const purpose = isWelcome ? "welcome" : "resetPassword";
  if (!isWelcome && !(await isGoodCode(db, purpose, code))) return refuse("resetCodeNotValid");
  if (isWelcome && !input.termsAccepted) return refuse("termsNotAccepted");
  if (isWelcome && !input.privacyAccepted) return refuse("privacyNotAccepted");
  const passwordHash = await hashPassword(input.NewPass);
  return db.transaction(async (tx) => {
    const id = await useCode(tx, purpose, code);
    if (!id) return refuse("resetCodeNotValid");
    if (isWelcome) await saveConsents(tx, id, { marketing: input.marketingAccepted, address });
    const { email } = await setPassword(tx, id, passwordHash, { isFirst: isWelcome });
    await tx
      .update(account)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(account.id, id), isNull(account.emailVerifiedAt)));
    await dropCodes(tx, id, "verifyEmail");
    await clearLimits(tx, accountLimit(email));
    return { ok: true };
  });
}
