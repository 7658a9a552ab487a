import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, premiumSetting } from "#db/tables/accounts.server.ts";

/** The account of an email address, in whatever case it is written. */
export async function accountByEmail(db: Db, email: string) {
  const [found] = await db.select().from(account).where(eq(account.email, email.trim().toLowerCase()));
  return found;
}

/** What visitors and members without a package may see. */
export async function premiumSettingsOf(db: Db) {
  const [settings] = await db.select().from(premiumSetting);
  if (!settings) throw new Error("The row of premium settings is missing.");
  return settings;
}
