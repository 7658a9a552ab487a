import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";

/** Sets the user type of a member. The caller has checked that the type exists. */
export async function setUserType(tx: Db, accountId: string, userTypeId: string): Promise<void> {
  await tx.update(account).set({ userTypeId }).where(eq(account.id, accountId));
}
