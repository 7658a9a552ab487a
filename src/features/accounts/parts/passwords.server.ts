import { randomBytes } from "node:crypto";
import os from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#shared/errors.ts";

/**
 * Hashes computed at the same time. A hash occupies one of the four threads of Node's pool and a core; the fourth
 * thread stays free for reads.
 */
const AT_ONCE = Math.min(3, os.availableParallelism());
/** Callers that may wait; further ones would wait too long for an answer. */
const WAITING_AT_MOST = 400;

let working = 0;
const waiting: (() => void)[] = [];

/** Rejects with `unavailable` when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working < AT_ONCE) working++;
  else if (waiting.length >= WAITING_AT_MOST) throw new AppError("unavailable");
  // A finished call passes its slot to the next one, so the count stays the same.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
}

/**
 * argon2id with the minimum of the OWASP password storage cheat sheet. Of its equally strong settings this one is the
 * fastest: 8 ms of a core, where 19 MiB with two passes take 12.
 */
const COST = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/** An argon2id hash (decision 15), computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** The hash to compare with when there is no account, so that both cases take the same time. */
const nobody = hash(randomBytes(16).toString("hex"), COST);

/** True if the password matches the hash. Without a hash the answer is false and takes as long. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  return (await inTurn(() => verify(against, password))) && Boolean(passwordHash);
}
