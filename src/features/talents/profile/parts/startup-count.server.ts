import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";

/** Startups in whose team a member is, as everyone sees them. */
export async function startupCountOf(db: Db, accountId: string): Promise<number> {
  const rows = await db
    .selectDistinct({ id: startup.id })
    .from(startupMember)
    .innerJoin(startup, eq(startup.id, startupMember.startupId))
    .where(
      and(
        eq(startupMember.accountId, accountId),
        eq(startupMember.invited, false),
        eq(startup.isVisible, true),
        isNull(startup.deletedAt),
      ),
    );
  return rows.length;
}
