import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type SocialIdentity, socialAttempt } from "#db/tables/social.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { SignInSite } from "#shared/social-providers.ts";
import { type Attempt, type AttemptKey, isAttempt } from "../queries.server.ts";

/** Minutes a person may take at the other site, and then for the missing steps. */
const MINUTES = { answer: 10, agree: 30 } as const;

type NewAttempt = Pick<
  Attempt,
  "provider" | "state" | "nonce" | "verifier" | "redirectUri" | "returnPath" | "rememberMe"
>;

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;

/** Stores a new attempt; returns the token that binds the answer to this browser. */
export async function openAttempt(db: Db, attempt: NewAttempt): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insert(socialAttempt)
    .values({ ...attempt, tokenHash: hashOfToken(token), expiresAt: inMinutes(MINUTES.answer) });
  return token;
}

interface Answered {
  state: string;
  /** Chosen after the start. */
  rememberMe: boolean;
}

/** The attempt of an answer, once. Only the browser that started it has the token, only the provider the state. */
export async function takeAnswer(db: Db, key: AttemptKey, input: Answered): Promise<Attempt | undefined> {
  const { state, rememberMe } = input;
  const [answered] = await db
    .update(socialAttempt)
    .set({ answeredAt: sql`now()`, ...(rememberMe && { rememberMe }) })
    .where(and(isAttempt(key), eq(socialAttempt.state, state), isNull(socialAttempt.answeredAt)))
    .returning();
  return answered;
}

/**
 * Stores what a provider of SAML has said, once for each question: `question` is the id of the request that it answers. Returns the code
 * for the browser that brought it; undefined: nobody asks that, or no longer.
 */
export async function storeAnswer(
  db: Db,
  { provider, state }: Pick<Attempt, "provider" | "state">,
  question: string,
  answer: SocialIdentity,
): Promise<string | undefined> {
  const code = randomBytes(32).toString("base64url");
  const [stored] = await db
    .update(socialAttempt)
    .set({ answer, answerHash: hashOfToken(code) })
    .where(
      and(
        eq(socialAttempt.provider, provider),
        eq(socialAttempt.state, state),
        eq(socialAttempt.nonce, question),
        isNull(socialAttempt.answer),
        isNull(socialAttempt.answeredAt),
        gt(socialAttempt.expiresAt, sql`now()`),
      ),
    )
    .returning({ provider: socialAttempt.provider });
  return stored && code;
}

/** Remembers for minutes what proves at a site that a session which ended here was the person's; returns the token for the browser. */
export async function openSignOut(tx: Db, provider: SignInSite, idToken: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const nothing = { state: "", redirectUri: "", answeredAt: sql`now()` };
  await tx
    .insert(socialAttempt)
    .values({ ...nothing, provider, idToken, tokenHash: hashOfToken(token), expiresAt: inMinutes(MINUTES.answer) });
  return token;
}

/** Stores the identity and the state of its code while the person completes the missing steps. */
export async function updateAttempt(
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
