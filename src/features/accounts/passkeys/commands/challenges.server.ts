import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { passkeyChallenge } from "#db/tables/passkeys.server.ts";
import { hashOfToken } from "#server/session.server.ts";

const CHALLENGE_MINUTES = 5;

/** The purpose of a challenge, and for whose passkey; null: anybody's. */
export interface Purpose {
  purpose: (typeof passkeyChallenge.$inferSelect)["purpose"];
  accountId: string | null;
}

export async function newChallenge(db: Db, wanted: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await db.insert(passkeyChallenge).values({
    ...wanted,
    challengeHash: hashOfToken(challenge.toString("base64url")),
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES}::int)`,
  });
  return new Uint8Array(challenge);
}

/** True if the challenge was made for this and has not been used. It is used up by the question, whatever comes after it. */
export async function takeChallenge(db: Db, challenge: string, { purpose, accountId }: Purpose): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashOfToken(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        accountId ? eq(passkeyChallenge.accountId, accountId) : isNull(passkeyChallenge.accountId),
        gt(passkeyChallenge.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return taken.length > 0;
}
