import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type SocialIdentity, socialAttempt, socialConnection } from "#db/tables/social.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { SocialProvider } from "#shared/social-providers.ts";
import { accountByEmail } from "../queries.server.ts";
import type { Connection } from "./contract.ts";
export type Attempt = typeof socialAttempt.$inferSelect;
/** Which attempt is meant: by the token of its browser, at the provider it was started with. */
export interface AttemptKey {
  provider: SocialProvider;
  token: string;
}

/** Condition of a row: it is this attempt, and its time has not passed. */
export const isAttempt = ({ provider, token }: AttemptKey) =>
  and(
    eq(socialAttempt.tokenHash, hashOfToken(token)),
    eq(socialAttempt.provider, provider),
    gt(socialAttempt.expiresAt, sql`now()`),
  );

type Pending = Attempt & { identity: SocialIdentity };

/** An attempt whose person is known, but has something left to do. `lock`: for a transaction that will end it. */
export async function pendingAttempt(db: Db, key: AttemptKey, lock = false): Promise<Pending | undefined> {
  const query = db
    .select()
    .from(socialAttempt)
    .where(and(isAttempt(key), isNotNull(socialAttempt.identity)));
  const [found] = await (lock ? query.for("update") : query);
  return found as Pending | undefined;
}

/** What is still to be asked of who signs in; undefined: nothing is under way. */
export async function pendingOf(db: Db, key: AttemptKey) {
  const attempt = await pendingAttempt(db, key);
  if (!attempt) return undefined;
  const { email, emailVerified, name, surname } = attempt.identity;
  return { next: emailVerified ? ("register" as const) : ("emailCode" as const), email: email ?? "", name, surname };
}

/** Sites that open an account, in the order they were connected. */
export async function connectionsOf(db: Db, accountId: string): Promise<Connection[]> {
  const rows = await db
    .select()
    .from(socialConnection)
    .where(eq(socialConnection.accountId, accountId))
    .orderBy(asc(socialConnection.createdAt), asc(socialConnection.provider));
  return rows.map(({ provider, createdAt }) => ({ type: provider, createdAt: createdAt.toISOString() }));
}

type Account = typeof account.$inferSelect;

/** The account a person of another site signed in to before. */
export async function connectedAccount(
  db: Db,
  provider: SocialProvider,
  subject: string,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account })
    .from(socialConnection)
    .innerJoin(account, eq(account.id, socialConnection.accountId))
    .where(and(eq(socialConnection.provider, provider), eq(socialConnection.subject, subject)));
  return found?.account;
}

/** The account of a proven address. One whose address nobody confirmed is nobody's: whoever made it proved nothing. */
export async function accountOfAddress(db: Db, email: string): Promise<Account | undefined> {
  const found = await accountByEmail(db, email);
  return found?.emailVerifiedAt ? found : undefined;
}
