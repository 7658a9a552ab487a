import { randomBytes } from "node:crypto";
import os from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#shared/errors.ts";

/** Hashing takes a core for as long as it lasts: so many at once, so that reads go on beside it. */
const AT_ONCE = Math.max(1, Math.min(3, os.availableParallelism() - 1));
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

/** An argon2id hash (decision 15), computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Compared against when there is no account, so that both answers take the same time. */
const nobody = hash(randomBytes(16).toString("hex"));

/** Whether the password is the one of the hash; without a hash it takes as long and is wrong. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  return (await inTurn(() => verify(against, password))) && Boolean(passwordHash);
}
