import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programConflict, programJuror } from "#db/tables/program-jury.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import type { ConflictDecision } from "../contract.ts";
import { lookForConflicts } from "../queries/conflicts.server.ts";
import { conflictedApplications } from "../queries/masking.server.ts";
import { programToPair } from "../queries/organizer.server.ts";

/**
 * Decides about what ties a juror to an application: a suspicion is confirmed, and blocks, or ignored with a reason; a certain conflict
 * can only be noted. Facts that the organizer has not seen are not decided about.
 */
export async function decideConflict(tx: Db, member: Member, { jurorId, applicationId, ...wish }: ConflictDecision) {
  const [named] = await tx
    .select({ programId: programJuror.programId, accountId: programJuror.accountId })
    .from(programJuror)
    .where(eq(programJuror.id, jurorId));
  if (!named) return refuse("notFound");
  const found = await programToPair(tx, named.programId, member);
  if (!found.ok) return found;
  await lookForConflicts(tx, named.programId);
  // Nobody decides about what ties themselves to a team, or who may review one that they have to do with.
  const conflicted = await conflictedApplications(tx, named.programId, member);
  if (named.accountId === member.id || conflicted.has(applicationId))
    return refuseOwn(await leftOutOf(tx, named.programId, member, [applicationId]));
  const pair = and(eq(programConflict.jurorId, jurorId), eq(programConflict.applicationId, applicationId));
  const facts = await tx.select().from(programConflict).where(pair).orderBy(asc(programConflict.kind)).for("update");
  if (facts.length === 0) return refuse("notFound");
  const { decision, reason = null } = wish;
  if (decision === "ignored" && facts.some(({ isCertain }) => isCertain)) return refuse("conflictIsCertain");
  const seen = new Set(wish.facts.map(({ kind, saidBy }) => `${kind} ${saidBy}`));
  if (facts.some(({ kind, saidBy }) => !seen.has(`${kind} ${saidBy}`))) return refuse("conflictHasMore");
  await tx.update(programConflict).set({ decision, reason, decidedBy: member.id, decidedAt: new Date() }).where(pair);
  await writeAudit(tx, {
    accountId: member.id,
    entity: "program",
    entityId: named.programId,
    action: decision === "ignored" ? "program.conflictIgnored" : "program.conflictConfirmed",
    detail: { applicationId, jurorId, reason },
  });
  return { ok: true as const };
}
