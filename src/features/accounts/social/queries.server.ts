import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type SocialIdentity, socialAttempt, socialConnection } from "#db/tables/social.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { SignInSite } from "#shared/social-providers.ts";
import type { Connection } from "./contract.ts";
export type Attempt = typeof socialAttempt.$inferSelect;
/** Identifies an attempt: the token of its browser, and its provider. */
export interface AttemptKey {
  provider: SignInSite;
  token: string;
}

/** Condition: the row is this attempt and has not expired. */
export const isAttempt = ({ provider, token }: AttemptKey) =>
  and(
    eq(socialAttempt.tokenHash, hashOfToken(token)),
    eq(socialAttempt.provider, provider),
    gt(socialAttempt.expiresAt, sql`now()`),
  );

/** The attempt that an answer names by its state, also one that has had its answer. */
export async function attemptOfState(db: Db, state: string): Promise<Attempt | undefined> {
  if (state === "") return undefined;
  const named = and(eq(socialAttempt.state, state), gt(socialAttempt.expiresAt, sql`now()`));
  const [found] = await db.select().from(socialAttempt).where(named);
  return found;
}

/** What proves a session at the site, of who has signed out here. */
export async function signedOutOf(db: Db, key: AttemptKey): Promise<string | undefined> {
  const [found] = await db.select().from(socialAttempt).where(isAttempt(key));
  return found?.idToken ?? undefined;
}

type Pending = Attempt & { identity: SocialIdentity };

/** An attempt with a known identity that is not finished. `lock`: for a transaction that will finish it. */
export async function pendingAttempt(db: Db, key: AttemptKey, lock = false): Promise<Pending | undefined> {
  const query = db
    .select()
    .from(socialAttempt)
    .where(and(isAttempt(key), isNotNull(socialAttempt.identity)));
  const [found] = await (lock ? query.for("update") : query);
  return found as Pending | undefined;
}

/** The missing step of a sign-in; undefined: no attempt is open. */
export async function pendingOf(db: Db, key: AttemptKey) {
  const attempt = await pendingAttempt(db, key);
  if (!attempt) return undefined;
  const { email, emailVerified, name, surname } = attempt.identity;
  return { next: emailVerified ? ("register" as const) : ("emailCode" as const), email: email ?? "", name, surname };
}

/** Connected sites, in the order they were connected. */
export async function connectionsOf(db: Db, accountId: string): Promise<Omit<Connection, "name">[]> {
  const rows = await db
    .select()
    .from(socialConnection)
    .where(eq(socialConnection.accountId, accountId))
    .orderBy(asc(socialConnection.createdAt), asc(socialConnection.provider));
  return rows.map(({ provider, createdAt }) => ({ type: provider, createdAt: createdAt.toISOString() }));
}

type Account = typeof account.$inferSelect;

/** The account that an identity of another site is connected to. */
export async function connectedAccount(db: Db, provider: SignInSite, subject: string): Promise<Account | undefined> {
  const [found] = await db
    .select({ account })
    .from(socialConnection)
    .innerJoin(account, eq(account.id, socialConnection.accountId))
    .where(and(eq(socialConnection.provider, provider), eq(socialConnection.subject, subject)));
  return found?.account;
}
