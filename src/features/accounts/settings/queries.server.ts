import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { mailKey } from "#db/tables/mails.server.ts";
import { bounceOf } from "#server/mail/bounces.server.ts";
import { isRegularMail } from "#shared/regular-mails.ts";
import { wantsNews } from "../consents/queries.server.ts";
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

/** The account and the kind of mails that a link names: "facts.4f2a…". */
export async function receiverOf(db: Db, text: string) {
  const [kind, key = ""] = text.split(".", 2);
  if (!isRegularMail(kind)) return undefined;
  const [found] = await db
    .select({ id: account.id, muted: account.mutedNotifications })
    .from(mailKey)
    .innerJoin(account, eq(account.id, mailKey.accountId))
    .where(eq(mailKey.key, key));
  return found && { kind, id: found.id, isOn: !found.muted.includes(kind) };
}

/** The settings of an account. */
export async function settingsOf(db: Db, accountId: string) {
  const [found] = await db.select().from(account).where(eq(account.id, accountId));
  if (!found) throw new Error("The account is gone.");
  const bounce = await bounceOf(db, accountId);
  const takesNews = await wantsNews(db, accountId);
  const wants = (kind: NotificationKind) => (kind === "news" ? takesNews : !found.mutedNotifications.includes(kind));
  return {
    email: found.email,
    language: found.locale,
    hasPassword: found.passwordHash !== null,
    comesBack: bounce ? { since: bounce.bouncedAt.toISOString(), status: bounce.status } : null,
    notifications: Object.fromEntries(NOTIFICATIONS.map((kind) => [kind, wants(kind)])) as Record<
      NotificationKind,
      boolean
    >,
  };
}
