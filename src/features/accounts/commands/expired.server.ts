import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { forgetAddresses } from "#server/audit.server.ts";

/** Days after the last sign-in until a device is forgotten; as long as the longest session. */
const DEVICE_DAYS = 180;

/** Deletes expired sessions, codes, attempts, counters and devices, and network addresses that are older than so many days. */
export async function deleteExpired(db: Db, addressDays: number): Promise<void> {
  await db.execute(sql`delete from session where expires_at <= now()`);
  await db.execute(sql`delete from pending_sign_in where expires_at <= now()`);
  await db.execute(sql`delete from passkey_challenge where expires_at <= now()`);
  await db.execute(sql`delete from mailed_code where expires_at <= now()`);
  await db.execute(sql`delete from social_attempt where expires_at <= now()`);
  const isOld = sql`address is not null and last_used_at <= now() - make_interval(days => ${addressDays}::int)`;
  await db.execute(sql`update session set address = null where ${isOld}`);
  await db.execute(sql`update known_device set address = null where ${isOld}`);
  await forgetAddresses(db, addressDays);
  await db.execute(sql`delete from throttle where since <= now() - interval '1 day'`);
  await db.execute(
    sql`delete from known_device where last_used_at <= now() - make_interval(days => ${DEVICE_DAYS}::int)`,
  );
}
