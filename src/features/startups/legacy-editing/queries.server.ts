import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { funding } from "#db/tables/funding.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { lockStartup, rowsOf } from "../editing/queries.server.ts";

/** The startup of a mentor; undefined: there is no such mentor, or it is somebody else than `accountId`. */
export async function startupOfMentor(db: Db, id: string, accountId: string | undefined): Promise<string | undefined> {
  const isMentor = and(eq(startupMember.id, id), eq(startupMember.kind, "mentor"));
  const [found] = await db
    .select({ startupId: startupMember.startupId })
    .from(startupMember)
    .where(and(isMentor, accountId ? eq(startupMember.accountId, accountId) : undefined));
  return found?.startupId;
}

export async function startupOfRound(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db.select({ startupId: funding.startupId }).from(funding).where(eq(funding.id, id));
  return found?.startupId;
}

/** The investors of a round, whose startup is locked. */
export async function investorsOf(tx: Db, startupId: string, roundId: string) {
  await lockStartup(tx, startupId);
  const [round] = await rowsOf(tx, startupId, "investment", roundId);
  return (round?.values.investors ?? []) as Record<string, unknown>[];
}

/** True if a member has rights on the startup. */
export async function isInTeam(db: Db, startupId: string, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ accountId: entityAccess.accountId })
    .from(entityAccess)
    .where(
      and(
        eq(entityAccess.entityId, startupId),
        eq(entityAccess.accountId, accountId),
        or(isNull(entityAccess.expiresAt), gt(entityAccess.expiresAt, sql`now()`)),
      ),
    );
  return found !== undefined;
}
