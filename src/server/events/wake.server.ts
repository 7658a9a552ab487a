import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/** The channel of PostgreSQL on which accounts are named for which something has changed. */
export const ACCOUNT_CHANNEL = "account_event";

/** Lets the open streams of accounts, in every process, read what is new, once the transaction has been committed. */
export async function wakeAccounts(tx: Db, accountIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${ACCOUNT_CHANNEL}, id) from unnest(array[${sql.join([...accountIds], sql`, `)}]::text[]) id`);
}
