import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { hashOfToken } from "#server/session.server.ts";

/**
 * Whether a code was mailed to this address with an invitation that is still open. The id of the invitation is not
 * accepted here, because its sender knows it.
 */
export async function isMailedTo(db: Db, email: string, code: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_so: boolean }>(sql`
    select exists (select from invitation where code_hash = ${hashOfToken(code)} and email = ${email}
      and status = 'waiting' and expires_at > now()) is_so`);
  return rows[0]?.is_so ?? false;
}

/** Whether an invitation to the account's address is waiting for an answer. */
export async function isInvited(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (select from invitation join account on account.email = invitation.email
      where account.id = ${accountId} and invitation.status = 'waiting' and invitation.expires_at > now()) waits`);
  return rows[0]?.waits ?? false;
}
