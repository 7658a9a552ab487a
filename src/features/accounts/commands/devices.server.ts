import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { knownDevice } from "#db/tables/sign-in.server.ts";
import { hashOfToken } from "#server/session.server.ts";

/** The place a sign-in comes from. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
  /** The device cookie, which may hold tokens of several people; undefined: the caller stores no cookies. */
  device: string | undefined;
}

/** At most so many tokens (people) in the cookie of a browser, and so many devices of an account. */
const TOKENS_MAX = 5;
const DEVICES_MAX = 20;
/** The tokens of a device cookie: 256 bits each, joined by dots. */
const tokensOf = (device: string | undefined): string[] =>
  (device ?? "")
    .split(".")
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, TOKENS_MAX);

/** The token of this account in the cookie; undefined when the account was never signed in with this browser. */
export async function trustedDevice(
  db: Db,
  accountId: string,
  device: string | undefined,
): Promise<string | undefined> {
  const tokens = new Map(tokensOf(device).map((token) => [hashOfToken(token).toString("hex"), token]));
  if (tokens.size === 0) return undefined;
  const hashes = [...tokens.keys()].map((hash) => Buffer.from(hash, "hex"));
  const [found] = await db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), inArray(knownDevice.tokenHash, hashes)));
  return found && tokens.get(found.tokenHash.toString("hex"));
}

export interface RememberedDevice {
  /** The account was signed in before, but never with this device. */
  isNew: boolean;
  /** New value of the device cookie; null: no change. */
  device: string | null;
}

/**
 * Remembers the browser of a sign-in. A browser is recognised by its token or, for callers without cookies, by the same
 * program and network address. Tokens are always made here: one that somebody else put into the cookie is not accepted.
 */
export async function rememberDevice(tx: Db, accountId: string, from: Origin): Promise<RememberedDevice> {
  const { address, userAgent = "", device } = from;
  const token = await trustedDevice(tx, accountId, device);
  const mine = eq(knownDevice.accountId, accountId);
  const same = or(
    token ? eq(knownDevice.tokenHash, hashOfToken(token)) : undefined,
    and(eq(knownDevice.address, address), eq(knownDevice.userAgent, userAgent)),
  );
  const updated = await tx
    .update(knownDevice)
    .set({ lastUsedAt: sql`now()`, address, userAgent })
    .where(and(mine, same))
    .returning({ tokenHash: knownDevice.tokenHash });
  if (token) return { isNew: false, device: device ?? null };
  if (updated.length > 0 && device === undefined) return { isNew: false, device: null };
  const [any] = updated.length > 0 ? updated : await tx.select().from(knownDevice).where(mine).limit(1);
  const fresh = randomBytes(32).toString("base64url");
  await tx.insert(knownDevice).values({ accountId, tokenHash: hashOfToken(fresh), userAgent, address });
  await forgetOldest(tx, accountId);
  const tokens = [fresh, ...tokensOf(device)].slice(0, TOKENS_MAX).join(".");
  return { isNew: updated.length === 0 && any !== undefined, device: tokens };
}

async function forgetOldest(tx: Db, accountId: string): Promise<void> {
  const mine = eq(knownDevice.accountId, accountId);
  const newest = tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(mine)
    .orderBy(desc(knownDevice.lastUsedAt))
    .limit(DEVICES_MAX);
  await tx.delete(knownDevice).where(and(mine, notInArray(knownDevice.tokenHash, newest)));
}
