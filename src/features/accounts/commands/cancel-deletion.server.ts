import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { withdraw } from "#server/jobs/enqueue.server.ts";
import { deleteAccount, remindOfDeletion } from "../parts/job-kinds.server.ts";

/** Days after the request on which the owner is reminded (decision 16), and on the last one. */
export const REMINDER_DAYS = [7, 11, 13] as const;

export const reminderKey = (accountId: string, day: number): string => `${accountId} day ${day}`;

/** Cancels a planned deletion; without one it changes nothing. `by`: the admin who does it for the owner. */
export async function cancelDeletion(tx: Db, accountId: string, by: string = accountId): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ deleteAt: null })
    .where(and(eq(account.id, accountId), isNotNull(account.deleteAt)))
    .returning({ id: account.id });
  if (changed.length === 0) return;
  await withdraw(tx, deleteAccount, accountId);
  for (const day of REMINDER_DAYS) await withdraw(tx, remindOfDeletion, reminderKey(accountId, day));
  await writeAudit(tx, { accountId: by, action: "account.kept", entity: "account", entityId: accountId });
}
