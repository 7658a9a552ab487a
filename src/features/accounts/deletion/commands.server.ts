import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { forgetValues, writeAudit } from "#server/audit.server.ts";
import { endPurchases } from "#server/end-purchase.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { forgetMails, queueMail } from "#server/mail/queue.server.ts";
import { memberLeaves } from "#server/member-leaves.server.ts";
import { formatDate } from "#shared/format.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { REMINDER_DAYS, reminderKey } from "../commands/cancel-deletion.server.ts";
import { deleteAccount, remindOfDeletion } from "../parts/job-kinds.server.ts";
import { GRACE_DAYS } from "./contract.ts";
import { closedMail, delayedMail, plannedMail, reminderMail } from "./parts/mails.server.ts";
import { fileKeysIn, personalData } from "./queries/personal-data.server.ts";
import { runningPackage, soleAccess } from "./queries.server.ts";

/** The requester: the owner, whose present session stays, or an admin. */
type Requester = { exceptSession: string } | { by: string };

/**
 * Plans the deletion of an account: queues its mails and ends all other sessions. If only this account has full access
 * to something, that must be handed over or deleted first (decision 16). Repeating it keeps the first date.
 */
export async function planDeletion(
  tx: Db,
  accountId: string,
  requester: Requester,
): Promise<Outcome<{ deleteAt: Date }, "lastFullAccess">> {
  const sole = await soleAccess(tx, accountId);
  if (sole.length > 0) {
    const fields = sole.map(({ type, name }) => ({ field: type, reason: "lastFullAccess", detail: name }));
    return refuse("lastFullAccess", fields);
  }
  const [planned] = await tx
    .update(account)
    .set({ deleteAt: sql`now() + make_interval(days => ${GRACE_DAYS}::int)` })
    .where(and(eq(account.id, accountId), isNull(account.deleteAt)))
    .returning();
  if (!planned?.deleteAt) {
    const [found] = await tx.select({ deleteAt: account.deleteAt }).from(account).where(eq(account.id, accountId));
    return { ok: true, deleteAt: found!.deleteAt! };
  }
  const byOwner = "exceptSession" in requester;
  const mine = eq(session.accountId, accountId);
  await tx.delete(session).where(byOwner ? and(mine, ne(session.id, requester.exceptSession)) : mine);
  for (const day of REMINDER_DAYS)
    await enqueue(tx, remindOfDeletion, { accountId, day }, { in: { days: day }, key: reminderKey(accountId, day) });
  await enqueue(tx, deleteAccount, { accountId }, { in: { days: GRACE_DAYS }, key: accountId });
  await enqueue(tx, memberLeaves, { accountId }, { key: accountId });
  await endPurchases(tx, accountId);
  const running = await runningPackage(tx, accountId);
  const about = {
    date: dateOf(planned.deleteAt),
    package: running ? { en: running.nameEn, tr: running.nameTr, hasColleagues: running.hasColleagues } : null,
  };
  await sendMail(tx, planned, byOwner ? plannedMail : closedMail, about);
  await log(tx, accountId, "account.deletionPlanned", byOwner ? accountId : requester.by);
  return { ok: true, deleteAt: planned.deleteAt };
}

const DAY_MS = 86_400_000;

/**
 * Reminds the owner, unless the deletion was cancelled or is due, or the next reminder is due as well: after the server was away they
 * come together, and one is enough. `day`: of this reminder.
 */
export async function remind(
  db: Db,
  { accountId, day }: { accountId: string; day?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockPlanned(tx, accountId);
    const daysLeft = found?.deleteAt ? Math.round((found.deleteAt.getTime() - Date.now()) / DAY_MS) : 0;
    // The owner of an account that an admin has closed cannot cancel the deletion by signing in.
    const isOutdone = REMINDER_DAYS.some((next) => day !== undefined && next > day && daysLeft <= GRACE_DAYS - next);
    if (found && !found.lockedAt && daysLeft > 0 && !isOutdone)
      await sendMail(tx, found, reminderMail, { daysLeft, date: dateOf(found.deleteAt!) });
  });
}

/** Days until the next try when something would be left without full access. */
const RETRY_DAYS = 3;

/**
 * Deletes an account that is due, with all personal data: rows by the cascades of the database, then files and mails.
 * Texts written for others stay without a name. If the account has become the last one with full access to something,
 * its owner is told instead.
 */
export async function deleteForGood(db: Db, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockPlanned(tx, accountId);
    if (!found?.deleteAt) return;
    // Decided by the clock of the database; if it is too early by that, the job runs again later.
    if (!found.isDue) return enqueue(tx, deleteAccount, { accountId }, { at: found.deleteAt, key: accountId });
    const sole = await soleAccess(tx, accountId);
    if (sole.length > 0) {
      if (!found.lockedAt)
        await sendMail(tx, found, delayedMail, { entities: sole.map(({ name }) => name).join(", ") });
      return enqueue(tx, deleteAccount, { accountId }, { in: { days: RETRY_DAYS }, key: accountId });
    }
    const personal = (await personalData(tx, accountId)).filter((table) => table.personal);
    // Only files of its own: somebody may have written the address of another one into a text.
    await discardFiles(tx, fileKeysIn(personal, accountId));
    await endPurchases(tx, accountId);
    await tx.delete(account).where(eq(account.id, accountId));
    await forgetMails(tx, found.email);
    await forgetValues(tx, accountId);
    await log(tx, accountId, "account.deleted");
  });
}

/** The account if its deletion is planned, locked until the transaction ends. */
async function lockPlanned(tx: Db, accountId: string) {
  const [found] = await tx
    .select({ ...getTableColumns(account), isDue: sql<boolean>`delete_at <= now()` })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.deleteAt)))
    .for("update");
  return found;
}

const dateOf = (date: Date) => ({ en: formatDate(date, "en"), tr: formatDate(date, "tr") });

async function sendMail<Data>(
  tx: Db,
  { email, name, locale }: typeof account.$inferSelect,
  kind: Parameters<typeof queueMail<Data & { name: string }>>[1]["kind"],
  data: Data,
): Promise<void> {
  await queueMail(tx, { to: { email, name }, locale, kind, data: { ...data, name } });
}

const log = (tx: Db, accountId: string, action: AuditAction, by: string = accountId) =>
  writeAudit(tx, { accountId: by, action, entity: "account", entityId: accountId });
