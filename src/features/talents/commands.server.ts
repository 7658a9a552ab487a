import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";

/** One save of a profile after the other: what is checked is still so when it is written. */
export async function lockAccount(tx: Db, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
}
