import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { messageReport } from "#db/tables/messages.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { reportDecidedMail } from "./parts/mails.server.ts";

/** Notes that the reports of a person's messages wait no more. Again is no error. Fails with `notFound` where there are none. */
export async function lookAtReports(tx: Db, viewer: Member, personId: string): Promise<Outcome<object, "notFound">> {
  const isOfPerson = eq(messageReport.reportedId, personId);
  const lookedAt = await tx
    .update(messageReport)
    .set({ lookedAt: sql`now()` })
    .where(and(isOfPerson, isNull(messageReport.lookedAt)))
    .returning({ id: messageReport.id });
  if (lookedAt.length === 0) {
    const [report] = await tx.select({ id: messageReport.id }).from(messageReport).where(isOfPerson).limit(1);
    return report ? { ok: true } : refuse("notFound");
  }
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "message.reportsLookedAt",
    entity: "account",
    entityId: personId,
    detail: { reports: lookedAt.length },
  });
  return { ok: true };
}

/** Messages of others are read here. */
export const noteReading = (db: Db, { id: accountId }: Member, personId: string) =>
  writeAudit(db, {
    accountId,
    action: "message.conversationRead",
    entity: "account",
    entityId: personId,
    detail: {},
  });

/** Reports that are told at once: the others follow with the next run. */
const TOLD_AT_ONCE = 500;

/**
 * Writes to whoever reported a person what became of it, once the house has looked at the reports or has locked the account, from
 * wherever that was done.
 */
export async function tellReporters(tx: Db): Promise<void> {
  const isDecided = sql`(${messageReport.lookedAt} is not null or ${account.lockedAt} is not null)`;
  const reports = await tx
    .select({
      id: messageReport.id,
      reporterId: messageReport.accountId,
      reportedId: messageReport.reportedId,
      name: sql<string>`${account.name} || ' ' || ${account.surname}`,
      isLocked: sql<boolean>`${account.lockedAt} is not null`,
    })
    .from(messageReport)
    .innerJoin(account, eq(account.id, messageReport.reportedId))
    .where(and(isNull(messageReport.toldAt), isDecided))
    .orderBy(messageReport.createdAt, messageReport.id)
    .limit(TOLD_AT_ONCE)
    .for("update", { of: messageReport, skipLocked: true });
  if (reports.length === 0) return;
  const ids = reports.map(({ id }) => id);
  await tx.update(messageReport).set({ toldAt: sql`now()` }).where(inArray(messageReport.id, ids));
  // One mail about a person, however many of their messages were reported.
  const byPair = new Map(reports.map((report) => [`${report.reporterId} ${report.reportedId}`, report]));
  for (const { reporterId, name, isLocked } of byPair.values()) {
    const [to] = await tx
      .select()
      .from(account)
      .where(and(eq(account.id, reporterId), isNull(account.lockedAt)));
    if (!to) continue;
    const data = { name: to.name, reported: name, isLocked };
    await queueMail(tx, { to: { email: to.email, name: to.name }, locale: to.locale, kind: reportDecidedMail, data });
  }
}
