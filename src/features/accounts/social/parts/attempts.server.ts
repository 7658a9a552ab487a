import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type SocialIdentity, socialAttempt } from "#db/tables/social.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { SocialProvider } from "#shared/social-providers.ts";

/** Minutes a person may take at the other site, and then to read and agree. */
const MINUTES = { answer: 10, agree: 30 } as const;

export type Attempt = typeof socialAttempt.$inferSelect;
type Asked = Pick<Attempt, "provider" | "state" | "nonce" | "verifier" | "redirectUri" | "returnPath" | "rememberMe">;

/** Which attempt is meant: by the token of its browser, at the provider it was started with. */
export interface AttemptKey {
  provider: SocialProvider;
  token: string;
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;

/** Remembers what was asked of a provider; returns the token that binds the answer to the browser. */
export async function openAttempt(db: Db, asked: Asked): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insert(socialAttempt)
    .values({ ...asked, tokenHash: hashOfToken(token), expiresAt: inMinutes(MINUTES.answer) });
  return token;
}

const meant = ({ provider, token }: AttemptKey) =>
  and(
    eq(socialAttempt.tokenHash, hashOfToken(token)),
    eq(socialAttempt.provider, provider),
    gt(socialAttempt.expiresAt, sql`now()`),
  );

interface Answered {
  state: string;
  /** Chosen since the start. */
  rememberMe: boolean;
}

/** The attempt an answer belongs to, once: only the browser that started has the token, only the provider the state. */
export async function takeAnswer(db: Db, key: AttemptKey, given: Answered): Promise<Attempt | undefined> {
  const { state, rememberMe } = given;
  const [taken] = await db
    .update(socialAttempt)
    .set({ answeredAt: sql`now()`, ...(rememberMe && { rememberMe }) })
    .where(and(meant(key), eq(socialAttempt.state, state), isNull(socialAttempt.answeredAt)))
    .returning();
  return taken;
}

type Pending = Attempt & { identity: SocialIdentity };

/** An attempt whose person is known, but has something left to do. `lock`: for a transaction that will end it. */
export async function pendingAttempt(db: Db, key: AttemptKey, lock = false): Promise<Pending | undefined> {
  const query = db
    .select()
    .from(socialAttempt)
    .where(and(meant(key), isNotNull(socialAttempt.identity)));
  const [found] = await (lock ? query.for("update") : query);
  return found as Pending | undefined;
}

/** Keeps what is known of the person while they are asked for more. */
export async function keepPending(
  tx: Db,
  { tokenHash }: Attempt,
  change: Partial<Pick<Attempt, "identity" | "codeHash" | "codeTries">>,
): Promise<void> {
  await tx
    .update(socialAttempt)
    .set({ ...change, expiresAt: inMinutes(MINUTES.agree) })
    .where(eq(socialAttempt.tokenHash, tokenHash));
}

export async function endAttempt(tx: Db, { tokenHash }: Attempt): Promise<void> {
  await tx.delete(socialAttempt).where(eq(socialAttempt.tokenHash, tokenHash));
}
