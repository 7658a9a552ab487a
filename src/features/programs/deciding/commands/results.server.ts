import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import { lookForConflicts } from "../../jury/queries/conflicts.server.ts";
import { conflictedApplications } from "../../jury/queries/masking.server.ts";
import type { Decision } from "../contract.ts";
import { decidedProgram } from "../queries/program.server.ts";

interface Results {
  programId: string;
  applyIds: readonly string[];
  result: Decision["result"];
}

/**
 * Decides on applications, all or none, but for those with which the member has a conflict: these are left out, and said. Their teams learn of it when the results are published.
 */
export async function setResults(tx: Db, member: Member, { programId, applyIds, result }: Results) {
  const { program } = await decidedProgram(tx, { id: programId }, member);
  await lookForConflicts(tx, program.id);
  const conflicted = await conflictedApplications(tx, program.id, member);
  const named = [...new Set(applyIds)];
  const ids = named.filter((id) => !conflicted.has(id));
  const own = named.filter((id) => conflicted.has(id));
  const leftOut = await leftOutOf(tx, program.id, member, own);
  if (ids.length === 0) return refuseOwn(leftOut);
  const rows = await tx
    .select({
      id: programApplication.id,
      publishedAt: programApplication.publishedAt,
      before: programApplication.result,
    })
    .from(programApplication)
    .where(
      and(
        eq(programApplication.programId, program.id),
        inArray(programApplication.id, ids),
        isNotNull(programApplication.sentAt),
        isNull(programApplication.withdrawnAt),
      ),
    )
    .orderBy(programApplication.id)
    .for("no key update");
  if (rows.length < ids.length) return refuse("notFound");
  if (rows.some(({ publishedAt }) => publishedAt !== null)) return refuse("resultPublished");
  const isDecided = result !== "inspecting";
  await tx
    .update(programApplication)
    .set({ result, decidedAt: isDecided ? new Date() : null, decidedBy: isDecided ? member.id : null })
    .where(inArray(programApplication.id, ids));
  // A letter says its result.
  const changed = rows.filter(({ before }) => before !== result).map(({ id }) => id);
  if (changed.length > 0) await tx.delete(programLetter).where(inArray(programLetter.applicationId, changed));
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.resultsSet",
    entity: "program",
    entityId: program.id,
    detail: { result, applications: changed.length },
  });
  return { ok: true as const, leftOut };
}
