import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/** Whether an account's address has an invitation that waits for an answer. */
export async function isInvited(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (select from invitation join account on account.email = invitation.email
      where account.id = ${accountId} and invitation.status = 'waiting' and invitation.expires_at > now()) waits`);
  return rows[0]?.waits ?? false;
}
