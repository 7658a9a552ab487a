import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { seenRevision } from "#server/page-cache/seen-revision.server.ts";

/** An email address as it is stored. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

/** The account of an email address, in whatever case it is written. */
export async function accountByEmail(db: Db, email: string) {
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.email, addressKey(email)));
  return found;
}

/** Whose account it is. */
export async function ownerOf(db: Db, accountId: string) {
  const { name, surname, email } = account;
  const [found] = await db.select({ name, surname, email }).from(account).where(eq(account.id, accountId));
  return found;
}

/** Of a row of `account`: its owner can sign in. */
export const CAN_SIGN_IN = sql`locked_at is null and email_verified_at is not null`;

/** How long a process may use settings that another one has changed. */
const STALE_AFTER_MS = 500;
type PremiumSettings = typeof premiumSetting.$inferSelect;
const settingsCache = new WeakMap<Db, { settings: Promise<PremiumSettings>; readAt: number; seen: number }>();

/** Limits of visitors and of members without a package; where nobody can buy one, there are none. Every list needs them; they are read at most twice a second. */
export async function premiumSettingsOf(db: Db): Promise<PremiumSettings> {
  const now = performance.now();
  const current = settingsCache.get(db);
  const seen = seenRevision(db);
  if (current?.seen === seen && now - current.readAt < STALE_AFTER_MS) return current.settings;
  const settings = readPremiumSettings(db);
  settingsCache.set(db, { settings, readAt: now, seen });
  settings.catch(() => settingsCache.delete(db));
  return settings;
}

/** Clears the cache of `premiumSettingsOf`, after a write of this process. */
export const premiumSettingsChanged = (db: Db): boolean => settingsCache.delete(db);

/** While nobody can buy a package, nobody needs one. */
export const inForce = (stored: PremiumSettings): PremiumSettings => ({
  ...stored,
  premiumEnable: stored.premiumEnable && stored.isSold,
});

async function readPremiumSettings(db: Db): Promise<PremiumSettings> {
  const [settings] = await db.select().from(premiumSetting);
  if (!settings) throw new Error("The row of premium settings is missing.");
  return inForce(settings);
}
