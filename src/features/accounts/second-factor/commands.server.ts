import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { passkey } from "#db/tables/passkeys.server.ts";
import { pendingSignIn, recoveryCode, secondFactor } from "#db/tables/second-factor.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { endKeys } from "#server/keys.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { clearLimits, type Limit, tryOnce } from "#server/throttle.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { siteName } from "#shared/site-name.ts";
import type { Member } from "#shared/viewer.ts";
import { managedAccount, takeTurns } from "../admin/commands/last-admin.server.ts";
import { openSession, type Started } from "../commands/start-session.server.ts";
import { secondFactorAddedMail, secondFactorRemovedMail } from "./parts/mails.server.ts";
import { base32, newSecret, otpAddress, stepOfCode } from "./parts/totp.server.ts";
import { hasSecondFactor } from "./queries.server.ts";

const RECOVERY_CODES = 10;

/** Codes that may be guessed for one account: of a million, three count at a time. */
const codeTries = (accountId: string): Limit => ({ name: "second code", subject: accountId, times: 10, minutes: 15 });

/** A secret that counts once a code of it was sent; it replaces one that was never confirmed. */
export async function beginSecondFactor(tx: Db, accountId: string) {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  const [app] = await tx.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  if (!owner || app?.confirmedAt) return refuse("conflict");
  const secret = newSecret();
  await tx
    .insert(secondFactor)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: secondFactor.accountId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(secondFactor.confirmedAt),
    });
  return { ok: true as const, secret: base32(secret), address: otpAddress(secret, siteName(), owner.email) };
}

/** From now on signing in asks for a code. */
export async function confirmSecondFactor(
  db: Db,
  accountId: string,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, "wrongSecondCode" | "conflict" | "tooManyRequests">> {
  return limited(db, accountId, (tx) => confirm(tx, accountId, code));
}

async function confirm(tx: Db, accountId: string, code: string) {
  const [factor] = await tx.select().from(secondFactor).where(eq(secondFactor.accountId, accountId)).for("update");
  if (!factor || factor.confirmedAt) return refuse("conflict");
  const step = stepOfCode(factor.secret, digitsOf(code), factor.lastStep);
  if (step === undefined) return wrongCode();
  await tx
    .update(secondFactor)
    .set({ confirmedAt: sql`now()`, lastUsedAt: sql`now()`, lastStep: step })
    .where(eq(secondFactor.accountId, accountId));
  const recoveryCodes = await makeRecoveryCodes(tx, accountId);
  await writeAudit(tx, { accountId, action: "account.secondFactorAdded", entity: "account", entityId: accountId });
  await tell(tx, accountId, secondFactorAddedMail, {});
  return { ok: true as const, recoveryCodes };
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  db: Db,
  accountId: string,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, "wrongSecondCode" | "tooManyRequests">> {
  return withCode(db, accountId, code, async (tx) => {
    const recoveryCodes = await makeRecoveryCodes(tx, accountId);
    await writeAudit(tx, { accountId, action: "account.recoveryCodesMade", entity: "account", entityId: accountId });
    return { ok: true as const, recoveryCodes };
  });
}

/** Signing in takes one step again. */
export async function dropSecondFactor(
  db: Db,
  accountId: string,
  code: string,
): Promise<Outcome<object, "wrongSecondCode" | "tooManyRequests">> {
  return withCode(db, accountId, code, async (tx) => {
    await remove(tx, accountId, accountId);
    await tell(tx, accountId, secondFactorRemovedMail, { hasPasskey: await hasSecondFactor(tx, accountId) });
    return { ok: true as const };
  });
}

/** For who has lost the device and the recovery codes: an admin who may manage the account takes the step away. */
export async function removeSecondFactorOf(
  tx: Db,
  viewer: Member,
  accountId: string,
): Promise<Outcome<object, "notFound" | "forbidden">> {
  await takeTurns(tx);
  const managed = await managedAccount(tx, viewer, accountId);
  if (!managed.ok) return managed.reason === "notFound" ? refuse("notFound") : refuse("forbidden");
  if (!(await hasSecondFactor(tx, accountId))) return refuse("notFound");
  await removeFor(tx, accountId, viewer.id);
  return { ok: true };
}

/** The same for who runs the server, by the email. False: there is no such account, or no second step. */
export async function removeSecondFactorByEmail(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [owner] = await tx.select().from(account).where(eq(account.email, email.trim().toLowerCase()));
    if (!owner || !(await hasSecondFactor(tx, owner.id))) return false;
    await removeFor(tx, owner.id, null);
    return true;
  });
}

async function removeFor(tx: Db, accountId: string, by: string | null): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.accountId, accountId));
  await remove(tx, accountId, by);
  await tx.delete(session).where(eq(session.accountId, accountId));
  await endKeys(tx, accountId, by);
  await tell(tx, accountId, secondFactorRemovedMail, { byAdmin: true });
}

async function remove(tx: Db, accountId: string, by: string | null): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
  if (!(await hasSecondFactor(tx, accountId))) await forgetRecovery(tx, accountId);
  await writeAudit(tx, {
    accountId: by,
    action: "account.secondFactorRemoved",
    entity: "account",
    entityId: accountId,
  });
}

/** Of an account whose last second step is gone: nothing waits for one, and no code counts. */
export async function forgetRecovery(tx: Db, accountId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.accountId, accountId));
}

/** A sign-in that has given the first proof. */
export interface Pending {
  id: string;
  accountId: string;
}

interface Finish {
  pending: Pending;
  code: string;
  device: string | undefined;
}

/** The second step of a sign-in, by a code. */
export function finishSignIn(
  db: Db,
  { pending, code, device }: Finish,
): Promise<Outcome<Started & { rememberMe: boolean }, "wrongSecondCode" | "sessionExpired" | "tooManyRequests">> {
  return limited<Outcome<Started & { rememberMe: boolean }, "wrongSecondCode" | "sessionExpired">>(
    db,
    pending.accountId,
    async (tx) => {
      const [step] = await tx.select().from(pendingSignIn).where(eq(pendingSignIn.id, pending.id)).for("update");
      if (!step) return refuse("sessionExpired");
      if (!(await spendCode(tx, pending.accountId, code))) return wrongCode();
      return openWaiting(tx, pending, device);
    },
  );
}

/** Begins the session of a sign-in whose second step was given. */
export async function openWaiting(
  tx: Db,
  pending: Pending,
  device: string | undefined,
): Promise<Outcome<Started & { rememberMe: boolean }, "sessionExpired">> {
  const [step] = await tx.delete(pendingSignIn).where(eq(pendingSignIn.id, pending.id)).returning();
  const [person] = await tx.select().from(account).where(eq(account.id, pending.accountId));
  if (!step || !person || person.lockedAt) return refuse("sessionExpired");
  const { address, userAgent, rememberMe, site, idToken } = step;
  const from = { address: address ?? "", userAgent: userAgent ?? undefined, device };
  const by = { site: site ?? undefined, idToken: idToken ?? undefined };
  const started = await openSession(tx, person, { ...from, ...by, rememberMe });
  return started ? { ok: true as const, ...started, rememberMe } : refuse("sessionExpired");
}

/** Does what waits for a code of the second step, if this is one; tries are limited. */
export function withCode<Done extends { ok: boolean }>(
  db: Db,
  accountId: string,
  code: string,
  work: (tx: Db) => Promise<Done>,
): Promise<Done | ReturnType<typeof wrongCode> | ReturnType<typeof refuse<"tooManyRequests">>> {
  return limited<Done | ReturnType<typeof wrongCode>>(db, accountId, async (tx) =>
    (await spendCode(tx, accountId, code)) ? work(tx) : wrongCode(),
  );
}

/** True if the code is right; it is used up. */
async function spendCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactor).where(eq(secondFactor.accountId, accountId)).for("update");
  const step = factor?.confirmedAt ? stepOfCode(factor.secret, digitsOf(code), factor.lastStep) : undefined;
  if (step !== undefined) {
    await tx
      .update(secondFactor)
      .set({ lastStep: step, lastUsedAt: sql`now()` })
      .where(eq(secondFactor.accountId, accountId));
    return true;
  }
  const spent = await tx
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, hashOfCode(code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.accountId });
  return spent.length > 0;
}

/** Recovery codes for who has none left; null: they have some. */
export async function firstRecoveryCodes(tx: Db, accountId: string): Promise<string[] | null> {
  const [left] = await tx
    .select()
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)))
    .limit(1);
  return left ? null : makeRecoveryCodes(tx, accountId);
}

async function makeRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(7)).slice(0, 10).toLowerCase().replace(/.{5}/, "$&-"),
  );
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashOfCode(code) })));
  return codes;
}

const digitsOf = (code: string): string => code.replace(/\s/g, "");
const hashOfCode = (code: string): Buffer => hashOfToken(code.toLowerCase().replace(/[^a-z2-7]/g, ""));
const wrongCode = () => refuse("wrongSecondCode", [{ field: "code", reason: "wrongSecondCode" }]);

/** Counts a try before it is made; a right one clears the count. */
async function limited<Done extends { ok: boolean }>(
  db: Db,
  accountId: string,
  work: (tx: Db) => Promise<Done>,
): Promise<Done | ReturnType<typeof refuse<"tooManyRequests">>> {
  const limit = codeTries(accountId);
  const [tries] = await tryOnce(db, limit);
  if (tries !== "allowed") return refuse("tooManyRequests");
  const done = await db.transaction(work);
  if (done.ok) await clearLimits(db, limit);
  return done;
}

type MailKind = typeof secondFactorAddedMail | typeof secondFactorRemovedMail;

async function tell(
  tx: Db,
  accountId: string,
  kind: MailKind,
  more: { byAdmin?: boolean; hasPasskey?: boolean },
): Promise<void> {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!owner) return;
  const { email, name, locale } = owner;
  const data = { name, byAdmin: more.byAdmin ?? false, hasPasskey: more.hasPasskey ?? false };
  await queueMail(tx, { to: { email, name }, locale, kind: kind as typeof secondFactorRemovedMail, data });
}
