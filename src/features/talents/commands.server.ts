import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";

/** Locks the account, so that concurrent saves of a profile wait and checks stay true until the commit. */
export async function lockAccount(tx: Db, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
}
