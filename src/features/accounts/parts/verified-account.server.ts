import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { accountByEmail } from "../queries.server.ts";
import { dropCodes } from "./codes.server.ts";

/**
 * The account of an address that somebody has just proven to be theirs, by another site's word. One that was made for it
 * but never confirmed may be a stranger's trap: it becomes theirs without the password and the sessions it had.
 * Undefined: there is none. The caller refuses locked accounts.
 */
export async function accountOfVerifiedEmail(tx: Db, email: string): Promise<typeof account.$inferSelect | undefined> {
  const found = await accountByEmail(tx, email);
  if (!found || found.emailVerifiedAt) return found;
  await tx.delete(session).where(eq(session.accountId, found.id));
  await dropCodes(tx, found.id, "verifyEmail");
  await dropCodes(tx, found.id, "resetPassword");
  const [taken] = await tx
    .update(account)
    .set({ passwordHash: null, emailVerifiedAt: sql`now()` as unknown as Date })
    .where(eq(account.id, found.id))
    .returning();
  return taken;
}
