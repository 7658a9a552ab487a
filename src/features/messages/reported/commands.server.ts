import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { messageReport } from "#db/tables/messages.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";

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
