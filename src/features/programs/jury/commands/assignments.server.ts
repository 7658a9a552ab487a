import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  programAnswerReview,
  programAssignment,
  programConflict,
  programJuror,
  programReview,
} from "#db/tables/program-jury.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import type { Pair } from "../parts/assignment.ts";
import { conflictedApplications } from "../queries/masking.server.ts";
import { programToPair } from "../queries/organizer.server.ts";

async function activePhaseId(tx: Db, programId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: programPhase.id })
    .from(programPhase)
    .where(and(eq(programPhase.programId, programId), eq(programPhase.isActive, true)));
  return row?.id;
}

/**
 * Writes assignments of a phase: only of jurors who have accepted, applications that take part, and pairs without a conflict;
 * these are looked for once more before. Applications in one order, so that two commands do not wait for each other.
 */
async function write(
  tx: Db,
  programId: string,
  phaseId: string,
  pairs: readonly Pair[],
  byHand: boolean,
  member: Member,
) {
  await tx.execute(sql`
    select program_find_conflicts(${programId}, ${sql.param([...new Set(pairs.map(({ jurorId }) => jurorId))])}::uuid[],
      ${sql.param([...new Set(pairs.map(({ applicationId }) => applicationId))])}::uuid[])`);
  const { rows } = await tx.execute(sql`
    insert into program_assignment (id, program_id, phase_id, application_id, juror_id, by_hand, created_by)
    select gen_random_uuid(), ${programId}, ${phaseId}, a.id, j.id, ${byHand}, ${member.id}
    from unnest(${sql.param(pairs.map(({ applicationId }) => applicationId))}::uuid[], ${sql.param(pairs.map(({ jurorId }) => jurorId))}::uuid[]) pair (application_id, juror_id)
    join program_phase_application m on m.phase_id = ${phaseId} and m.application_id = pair.application_id
    join program_application a on a.id = m.application_id and a.program_id = ${programId} and a.sent_at is not null and a.withdrawn_at is null
    join program_juror j on j.id = pair.juror_id and j.program_id = ${programId} and j.accepted_at is not null and j.removed_at is null
    where not exists (select from program_conflict c where c.juror_id = j.id and c.application_id = a.id and c.blocks)
    order by a.id, j.id
    on conflict do nothing returning id`);
  return rows.length;
}

interface Toggle extends Pair {
  programId: string;
  isAssigned: boolean;
}

/** Assigns an application to a juror, or takes it away. */
export async function assignJuror(tx: Db, member: Member, { programId, applicationId, jurorId, isAssigned }: Toggle) {
  const found = await programToPair(tx, programId, member);
  if (!found.ok) return found;
  const phaseId = await activePhaseId(tx, programId);
  if (!phaseId) return refuse("noActivePhase");
  const [juror] = await tx
    .select()
    .from(programJuror)
    .where(and(eq(programJuror.id, jurorId), eq(programJuror.programId, programId)));
  if (!juror) return refuse("notFound");
  if ((await conflictedApplications(tx, programId, member)).has(applicationId))
    return refuseOwn(await leftOutOf(tx, programId, member, [applicationId]));
  const own = and(
    eq(programAssignment.phaseId, phaseId),
    eq(programAssignment.applicationId, applicationId),
    eq(programAssignment.jurorId, jurorId),
  );
  const [there] = await tx.select().from(programAssignment).where(own).for("update");
  if (Boolean(there) === isAssigned) return { ok: true as const, isAssigned };
  if (there) {
    if (await hasBegun(tx, there.id)) return refuse("reviewHasBegun");
    await tx.delete(programAssignment).where(own);
  } else {
    if (!juror.acceptedAt || juror.removedAt) return refuse("jurorNotAccepted");
    const written = await write(tx, programId, phaseId, [{ applicationId, jurorId }], true, member);
    if (written === 0)
      return (await hasConflict(tx, { applicationId, jurorId })) ? refuse("jurorConflict") : refuse("notFound");
  }
  await writeAudit(tx, {
    accountId: member.id,
    entity: "program",
    entityId: programId,
    action: isAssigned ? "program.assigned" : "program.unassigned",
    detail: { applicationId, jurorId, phaseId },
  });
  return { ok: true as const, isAssigned };
}

async function hasBegun(tx: Db, assignmentId: string): Promise<boolean> {
  const [review] = await tx
    .select({ id: programReview.id })
    .from(programReview)
    .where(eq(programReview.assignmentId, assignmentId));
  const [answer] = await tx
    .select({ id: programAnswerReview.id })
    .from(programAnswerReview)
    .where(eq(programAnswerReview.assignmentId, assignmentId))
    .limit(1);
  return review !== undefined || answer !== undefined;
}

async function hasConflict(tx: Db, { applicationId, jurorId }: Pair): Promise<boolean> {
  const [row] = await tx
    .select({ id: programConflict.id })
    .from(programConflict)
    .where(
      and(
        eq(programConflict.jurorId, jurorId),
        eq(programConflict.applicationId, applicationId),
        eq(programConflict.blocks, true),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Writes many assignments at once; answers how many were left out because something forbids them by now, as a conflict of whoever writes. */
export async function assignMany(
  tx: Db,
  member: Member,
  { programId, phaseId, pairs }: { programId: string; phaseId: string; pairs: readonly Pair[] },
) {
  const found = await programToPair(tx, programId, member);
  if (!found.ok) return found;
  if ((await activePhaseId(tx, programId)) !== phaseId) return refuse("phaseChanged");
  const conflicted = await conflictedApplications(tx, programId, member);
  const others = pairs.filter(({ applicationId }) => !conflicted.has(applicationId));
  const assigned = await write(tx, programId, phaseId, others, false, member);
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.assignedMany",
    entity: "program",
    entityId: programId,
    detail: { phaseId, assigned },
  });
  const own = new Set(pairs.map(({ applicationId }) => applicationId).filter((id) => conflicted.has(id)));
  const ownConflicts = await leftOutOf(tx, programId, member, [...own]);
  return { ok: true as const, assigned, leftOut: others.length - assigned, ownConflicts };
}
