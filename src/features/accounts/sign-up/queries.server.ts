import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { hashOfToken } from "#server/session.server.ts";

const isOpen = and(eq(invitation.status, "waiting"), gt(invitation.expiresAt, sql`now()`));

/**
 * True if a code was mailed to this address with an invitation that is still open. The id of the invitation is not
 * accepted here, because its sender knows it.
 */
export async function isMailedTo(db: Db, email: string, code: string): Promise<boolean> {
  const isTheirs = and(eq(invitation.codeHash, hashOfToken(code)), eq(invitation.email, email));
  const [found] = await db.select({ id: invitation.id }).from(invitation).where(and(isTheirs, isOpen)).limit(1);
  return found !== undefined;
}

/** True if an invitation to the account's address is waiting for an answer. */
export async function isInvited(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: invitation.id })
    .from(invitation)
    .innerJoin(account, eq(account.email, invitation.email))
    .where(and(eq(account.id, accountId), isOpen))
    .limit(1);
  return found !== undefined;
}
