import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { mailedCode } from "#db/tables/sign-in.server.ts";
import { hashOfToken } from "#server/session.server.ts";

type Purpose = (typeof mailedCode.$inferSelect)["purpose"];

/** Hours a code is valid. The specification sets one hour for a reset link and nothing for the others. */
export const CODE_HOURS: Record<Purpose, number> = {
  verifyEmail: 48,
  resetPassword: 1,
  welcome: 168,
  changeEmail: 24,
  signIn: 1,
  exportData: 1,
};

/** Creates a code of 256 random bits, for a mail or for a download that the password has opened. Earlier codes stay valid until one of them is used. */
export async function issueCode(tx: Db, accountId: string, purpose: Purpose, newEmail?: string): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await tx.insert(mailedCode).values({
    codeHash: hashOfToken(code),
    accountId,
    purpose,
    newEmail: newEmail ?? null,
    expiresAt: sql`now() + make_interval(hours => ${CODE_HOURS[purpose]}::int)`,
  });
  return code;
}

/** Uses a code up, with all others of the same purpose. Returns its account; undefined: the code is not valid. */
export async function useCode(tx: Db, purpose: Purpose, code: string): Promise<string | undefined> {
  const [used] = await tx
    .delete(mailedCode)
    .where(goodCode(purpose, code))
    .returning({ accountId: mailedCode.accountId });
  if (used) await dropCodes(tx, used.accountId, purpose);
  return used?.accountId;
}

/** Uses up a code for another address. Returns its account and address; undefined: the code is not valid. */
export async function takeEmailCode(tx: Db, code: string) {
  const { accountId, newEmail } = mailedCode;
  const [used] = await tx.delete(mailedCode).where(goodCode("changeEmail", code)).returning({ accountId, newEmail });
  if (!used?.newEmail) return undefined;
  await dropCodes(tx, used.accountId, "changeEmail");
  return { accountId: used.accountId, newEmail: used.newEmail };
}

export async function dropCodes(tx: Db, accountId: string, purpose: Purpose): Promise<void> {
  await tx.delete(mailedCode).where(and(eq(mailedCode.accountId, accountId), eq(mailedCode.purpose, purpose)));
}

/** The account of a valid code, which is not used up. */
export async function accountOfCode(db: Db, purpose: Purpose, code: string): Promise<string | undefined> {
  const [found] = await db.select({ id: mailedCode.accountId }).from(mailedCode).where(goodCode(purpose, code));
  return found?.id;
}

/** True if a code is valid; it is not used up. */
export const isGoodCode = async (db: Db, purpose: Purpose, code: string): Promise<boolean> =>
  (await accountOfCode(db, purpose, code)) !== undefined;

const goodCode = (purpose: Purpose, code: string) =>
  and(
    eq(mailedCode.codeHash, hashOfToken(code)),
    eq(mailedCode.purpose, purpose),
    gt(mailedCode.expiresAt, sql`now()`),
  );
