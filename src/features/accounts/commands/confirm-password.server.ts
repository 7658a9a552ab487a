import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { clearLimits, type Limit, tryOnce } from "#server/throttle.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { isPassword } from "../parts/passwords.server.ts";

interface Confirmation {
  accountId: string;
  password: string;
  /** What is about to be done; tries are counted for each by itself. */
  what: "confirmation" | "change email" | "delete account" | "export account" | "second factor";
}

/**
 * Checks the password of a member who is about to do something that an open session of somebody else must not do; accounts without
 * one have nothing to give. Guesses are limited. Runs before a transaction, because a password takes long to check.
 */
export async function confirmPassword(
  db: Db,
  { accountId, password, what }: Confirmation,
): Promise<Outcome<object, "tooManyRequests" | "invalidOldPassword">> {
  const limit: Limit = { name: what, subject: accountId, times: 10, minutes: 15 };
  const [tries] = await tryOnce(db, limit);
  if (tries !== "allowed") return refuse("tooManyRequests");
  const [found] = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (found?.passwordHash && !(await isPassword(found.passwordHash, password)))
    return refuse("invalidOldPassword", [{ field: "password", reason: "invalidOldPassword" }]);
  await clearLimits(db, limit);
  return { ok: true };
}
