import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import { lookForConflicts } from "../queries/conflicts.server.ts";
import { conflictedApplications } from "../queries/masking.server.ts";
import { programToOrganize } from "../queries/organizer.server.ts";
import { stepTo } from "../queries/phases.server.ts";

interface Step {
  programId: string;
  phaseId: string;
  /** The phase that was active when its preview was made; null: none. */
  fromPhaseId: string | null;
  applicationIds: readonly string[];
}

/**
 * Makes a phase the active one with those who go on to it; or lets more of them into the active one. Applications with which the member
 * has a conflict stay where they are: somebody else lets them in.
 */
export async function goOn(tx: Db, member: Member, { programId, phaseId, fromPhaseId, applicationIds }: Step) {
  const found = await programToOrganize(tx, programId, member);
  if (!found.ok) return found;
  const step = await stepTo(tx, programId, phaseId, new Date());
  if ("reason" in step) return refuse(step.reason!);
  const { from, to } = step;
  if ((from?.id ?? null) !== fromPhaseId) return refuse("phaseChanged");
  await lookForConflicts(tx, programId);
  const conflicted = await conflictedApplications(tx, programId, member);
  const others = applicationIds.filter((id) => !conflicted.has(id));
  if (others.length === 0 && applicationIds.length > 0)
    return refuseOwn(await leftOutOf(tx, programId, member, applicationIds));
  if (from?.id !== to.id) {
    await tx
      .update(programPhase)
      .set({ isActive: false })
      .where(and(eq(programPhase.programId, programId), eq(programPhase.isActive, true)));
    await tx.update(programPhase).set({ isActive: true }).where(eq(programPhase.id, phaseId));
  }
  // Those who take part in the phase before; without one, or into the active phase, all that were sent.
  const before =
    from && from.id !== to.id
      ? sql`and exists (select from program_phase_application m
    where m.phase_id = ${from.id} and m.application_id = a.id)`
      : sql``;
  const { rows } = await tx.execute(sql`
    insert into program_phase_application (phase_id, application_id, program_id, moved_by)
    select ${phaseId}, a.id, ${programId}, ${member.id} from program_application a
    where a.program_id = ${programId} and a.id = any (${sql.param(others)}::uuid[])
      and a.sent_at is not null and a.withdrawn_at is null ${before}
    order by a.id on conflict do nothing returning application_id`);
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.wentOn",
    entity: "program",
    entityId: programId,
    detail: { from: fromPhaseId, to: phaseId, moved: rows.length },
  });
  return { ok: true as const, moved: rows.length };
}
