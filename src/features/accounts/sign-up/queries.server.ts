import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";

/** Whether an account's address has an invitation that waits for an answer. */
export async function isInvited(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (select from invitation join account on account.email = invitation.email
      where account.id = ${accountId} and invitation.status = 'waiting' and invitation.expires_at > now()) waits`);
  return rows[0]?.waits ?? false;
}

/** A startup by its address, as far as anyone can see it. */
export async function joinableStartup(db: Db, seoUrl: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: startup.id })
    .from(startup)
    .where(and(eq(startup.seoUrl, seoUrl), isNull(startup.deletedAt), eq(startup.isVisible, true)));
  return found;
}
