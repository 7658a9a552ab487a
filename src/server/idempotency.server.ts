import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { AppError } from "#shared/errors.ts";

/**
 * One attempt of a write that may be sent more than once (decision 2): the same owner, key and request get the same
 * answer.
 */
export interface Attempt {
  owner: string;
  key: string;
  fingerprint: string;
}

interface Stored extends Record<string, unknown> {
  fingerprint: string;
  answer: { data: unknown };
}

/** A digest of the request: method, address and body. */
export const fingerprintOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The stored answer of an earlier attempt. Throws `idempotencyKeyReused` when the key served another request. */
export async function answerOf(db: Db, attempt: Attempt): Promise<{ data: unknown } | undefined> {
  const { rows } = await db.execute<Stored>(
    sql`select fingerprint, answer from idempotency where owner = ${attempt.owner} and key = ${attempt.key}
        and created_at > now() - interval '24 hours'`,
  );
  const found = rows[0];
  if (found && found.fingerprint !== attempt.fingerprint) throw new AppError("idempotencyKeyReused");
  return found?.answer;
}

/** Stores the answer in the transaction of the write. A concurrent attempt fails here and is rolled back. */
export async function storeAnswer(tx: Db, attempt: Attempt, data: unknown): Promise<void> {
  const { rows } = await tx.execute(
    sql`insert into idempotency (owner, key, fingerprint, answer)
        values (${attempt.owner}, ${attempt.key}, ${attempt.fingerprint}, ${JSON.stringify({ data: data ?? null })}::jsonb)
        on conflict (owner, key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now()
          where idempotency.created_at <= now() - interval '24 hours'
        returning 1`,
  );
  if (rows.length === 0) throw new AttemptRepeated();
}

/** The same write was finished by another attempt in the meantime. */
class AttemptRepeated extends Error {}
