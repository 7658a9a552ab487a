import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { deviceName } from "../parts/device-name.ts";
import type { SessionRow } from "./contract.ts";
import { NOTIFICATIONS, type NotificationKind } from "./limits.ts";

/** Sessions of an account that have not expired. */
export async function sessionsOf(db: Db, accountId: string, currentId: string): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${session.id} = ${currentId}`), desc(session.lastUsedAt), desc(session.id));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent) ?? null,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.id === currentId,
  }));
}

/** The settings of an account. */
export async function settingsOf(db: Db, accountId: string) {
  const [found] = await db.select().from(account).where(eq(account.id, accountId));
  if (!found) throw new Error("The account is gone.");
  const wantsNews = (await newsConsent(db, accountId)) !== undefined;
  const wants = (kind: NotificationKind) => (kind === "news" ? wantsNews : !found.mutedNotifications.includes(kind));
  return {
    email: found.email,
    language: found.locale,
    hasPassword: found.passwordHash !== null,
    notifications: Object.fromEntries(NOTIFICATIONS.map((kind) => [kind, wants(kind)])) as Record<
      NotificationKind,
      boolean
    >,
  };
}

/** The valid consent to marketing mail; undefined: there is none. */
export async function newsConsent(db: Db, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.accountId, accountId), eq(consent.document, "marketing"), isNull(consent.withdrawnAt)));
  return found?.id;
}
