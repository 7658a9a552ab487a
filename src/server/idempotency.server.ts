import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { AppError } from "#shared/errors.ts";

/**
 * One attempt of a write that may be sent more than once (decision 2, record 33): the same owner, key and request get the
 * same answer.
 */
export interface Attempt {
  owner: string;
  key: string;
  fingerprint: string;
  /** Of this request; another one with the same key has its own. */
  id: string;
  /** Encrypts the answer. */
  secret: Buffer;
}

/** Letters of an idempotency key. */
export const KEY_MIN_LENGTH = 8;
export const KEY_MAX_LENGTH = 200;

/**
 * An attempt without an answer for so long is free, also while its process has connections: the machine may be gone, or the
 * process frozen.
 */
const LEASE_SECONDS = 30;
/** Milliseconds that the same attempt waits for the first one, and between its looks. */
const WAIT_MS = 10_000;
const STEP_MS = 100;

/** `request`: method, address and body. They are stored as a digest that nobody can guess without the key. */
export function attemptOf(owner: string, key: string, request: unknown[]): Attempt {
  return {
    owner,
    key: createHash("sha256").update(key).digest("base64url"),
    fingerprint: createHmac("sha256", key).update(JSON.stringify(request)).digest("base64url"),
    id: randomUUID(),
    secret: createHmac("sha256", key).update("answer").digest(),
  };
}

const attemptRow = z.object({ fingerprint: z.string(), answer: z.instanceof(Buffer).nullable() });

/**
 * Notes an attempt before it runs. Returns the answer where the same attempt has ended, also after waiting for it. Throws
 * `idempotencyKeyReused` when the key served another request, `requestInProgress` when the first one takes too long.
 */
export async function beginAttempt(
  { db, processName }: Database,
  attempt: Attempt,
): Promise<{ data: unknown } | undefined> {
  const { owner, key, fingerprint, id } = attempt;
  for (const end = Date.now() + WAIT_MS; ; await pause(STEP_MS)) {
    const noted = await db.execute(
      sql`insert into idempotency (owner, key, fingerprint, attempt_id, process)
          values (${owner}, ${key}, ${fingerprint}, ${id}, ${processName})
          on conflict (owner, key) do update
            set fingerprint = excluded.fingerprint, attempt_id = excluded.attempt_id, process = excluded.process,
              answer = null, created_at = now()
            where idempotency.created_at <= now() - interval '24 hours' or idempotency.answer is null
              and (idempotency.created_at <= now() - make_interval(secs => ${LEASE_SECONDS}::int)
                or idempotency.process <> excluded.process
                  and not exists (select from pg_stat_activity where application_name = idempotency.process))
          returning 1`,
    );
    if (noted.rows.length > 0) return undefined;
    const [earlier] = await rowsOf(
      db,
      attemptRow,
      sql`select fingerprint, answer from idempotency where owner = ${owner} and key = ${key}`,
    );
    if (earlier && earlier.fingerprint !== fingerprint) throw new AppError("idempotencyKeyReused");
    if (earlier?.answer) return { data: decrypted(attempt, earlier.answer) };
    if (Date.now() >= end) throw new AppError("requestInProgress");
  }
}

/** Stores the answer, in the transaction of the write where it has one. */
export async function storeAnswer(tx: Db, attempt: Attempt, data: unknown): Promise<void> {
  const { rows } = await tx.execute(
    sql`update idempotency set answer = ${encrypted(attempt, data)}
        where owner = ${attempt.owner} and key = ${attempt.key} and attempt_id = ${attempt.id} returning 1`,
  );
  // It took longer than its lease, and another attempt works on it.
  if (rows.length === 0) throw new AppError("unavailable");
}

/** Forgets an attempt that failed: the next one runs. While the database is away this is tried again until the lease is over. */
export async function forgetAttempt(db: Db, attempt: Attempt): Promise<void> {
  await deleteAttempt(db, attempt).catch(() => {
    void forgetLater(db, attempt);
  });
}

async function forgetLater(db: Db, attempt: Attempt): Promise<void> {
  for (let seconds = 0; seconds < LEASE_SECONDS; seconds++) {
    await pause(1_000, undefined, { ref: false });
    const isGone = await deleteAttempt(db, attempt).then(
      () => true,
      () => false,
    );
    if (isGone) return;
  }
}

const deleteAttempt = (db: Db, { owner, key, id }: Attempt) =>
  db.execute(
    sql`delete from idempotency where owner = ${owner} and key = ${key} and attempt_id = ${id} and answer is null`,
  );

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypted({ secret }: Attempt, data: unknown): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const text = cipher.update(JSON.stringify(data ?? null), "utf8");
  return Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]);
}

function decrypted({ secret }: Attempt, stored: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, secret, stored.subarray(0, IV_BYTES));
  decipher.setAuthTag(stored.subarray(-TAG_BYTES));
  const text = decipher.update(stored.subarray(IV_BYTES, -TAG_BYTES));
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
}
