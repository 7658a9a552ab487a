import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { isSameValue } from "#shared/same-value.ts";

export async function personByEmail(db: Db, email: string) {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.email, email.toLowerCase()), isNull(account.lockedAt)));
  return found;
}

export async function startupBy(db: Db, seoUrl: string): Promise<{ id: string } | undefined> {
  const isIt = and(eq(startup.seoUrl, seoUrl), isNull(startup.deletedAt));
  const [found] = await db.select({ id: startup.id }).from(startup).where(isIt);
  return found;
}

export async function isJuror(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from program_juror where account_id = ${accountId} limit 1`);
  return rows.length > 0;
}

/** Says of what is left out, rather than being part of the entry. */
const ABOUT_THE_ANSWER: readonly string[] = ["hidden"];

/** Names of the fields that differ in two answers of one call. */
export function differingFields(own: object, seen: object): string[] {
  const names = new Set([...Object.keys(own), ...Object.keys(seen)]);
  return [...names].filter(
    (name) => !ABOUT_THE_ANSWER.includes(name) && !isSameValue(Reflect.get(own, name), Reflect.get(seen, name)),
  );
}
