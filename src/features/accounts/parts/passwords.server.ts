import { randomBytes } from "node:crypto";
import os from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#shared/errors.ts";

/**
 * Hashing takes a core for as long as it lasts, in Node's pool of four threads: so many at once, so that reads go on beside
 * it. The system wakes the event loop before threads that only count.
 */
const AT_ONCE = Math.min(3, os.availableParallelism());
/** More would wait longer than anyone waits for an answer. */
const WAITING_AT_MOST = 400;

let working = 0;
const waiting: (() => void)[] = [];

/** Rejects with `unavailable` when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working < AT_ONCE) working++;
  else if (waiting.length >= WAITING_AT_MOST) throw new AppError("unavailable");
  // Who leaves hands its place on.
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
 * argon2id with what OWASP's password storage cheat sheet asks for at least. Of its equally strong choices this one waits
 * least for memory: 8 ms of a core, where 19 MiB and two passes take 12.
 */
const COST = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/** An argon2id hash (decision 15), computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Compared against when there is no account, so that both answers take the same time. */
const nobody = hash(randomBytes(16).toString("hex"), COST);

/** Whether the password is the one of the hash; without a hash it takes as long and is wrong. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  return (await inTurn(() => verify(against, password))) && Boolean(passwordHash);
}
