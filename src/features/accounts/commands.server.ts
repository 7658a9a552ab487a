import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { REMEMBERED_DAYS } from "./contract.ts";
import { addAdmin as addAdminWith } from "./parts/first-admin.server.ts";
import { accountByEmail } from "./queries.server.ts";

const DAY = 86_400_000;

/** An argon2id hash, computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared against when there is no account, so that both answers take the same time. */
const nobody = hashPassword(randomBytes(16).toString("hex"));

interface SignIn {
  email: string;
  password: string;
  rememberMe: boolean;
  userAgent: string | undefined;
}
type SignedIn = { ok: true; token: string; expiresAt: Date } | { ok: false; reason: ErrorCode };

/** Starts a session. A wrong password and an unknown address are told alike; other states only to who knows the password. */
export async function signIn(db: Db, { email, password, rememberMe, userAgent }: SignIn): Promise<SignedIn> {
  const account = await accountByEmail(db, email);
  const right = await verify(account?.passwordHash ?? (await nobody), password);
  if (!account?.passwordHash || !right) return { ok: false, reason: "wrongCredentials" };
  if (account.lockedAt) return { ok: false, reason: "accountLocked" };
  if (!account.emailVerifiedAt) return { ok: false, reason: "emailNotVerified" };
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + (rememberMe ? REMEMBERED_DAYS : 1) * DAY);
  await db.transaction(async (tx) => {
    await tx.delete(session).where(and(eq(session.accountId, account.id), lt(session.expiresAt, new Date())));
    await tx
      .insert(session)
      .values({ accountId: account.id, tokenHash: hashOfToken(token), userAgent: userAgent?.slice(0, 300), expiresAt });
  });
  return { ok: true, token, expiresAt };
}

/** Ends one session. Ending it again changes nothing. */
export async function signOut(db: Db, sessionId: string): Promise<void> {
  await db.delete(session).where(eq(session.id, sessionId));
}

/** Makes an account an admin of the platform, creating it for an address without one. */
export const addAdmin = (db: Db, email: string) => addAdminWith(db, email, hashPassword);
