import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { recoveryCode, secondFactor } from "#db/tables/second-factor.server.ts";
import { HAS_SECOND_FACTOR } from "#server/session.server.ts";

/** True if signing in asks for a second step, or takes a passkey. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ has: sql<boolean>`${HAS_SECOND_FACTOR}` })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.has ?? false;
}

export async function secondFactorOf(db: Db, accountId: string) {
  const [factor] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  const [owner] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, accountId));
  return {
    addedAt: factor?.confirmedAt?.toISOString() ?? null,
    lastUsedAt: factor?.lastUsedAt?.toISOString() ?? null,
    recoveryCodes: codes?.left ?? 0,
    hasPassword: Boolean(owner?.hash),
  };
}
