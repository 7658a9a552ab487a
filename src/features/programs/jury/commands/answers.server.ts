import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { programConflict, programJuror } from "#db/tables/program-jury.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import type { JurorLink } from "../contract.ts";
import { isInvited } from "../queries/invitation.server.ts";
import { jurorState } from "../rules.ts";

/** The juror of an invitation with the program, the juror locked. */
async function jurorOf(tx: Db, link: JurorLink, viewer: Viewer) {
  const [juror] = await tx.select().from(programJuror).where(isInvited(link, viewer)).for("no key update");
  if (!juror || juror.removedAt) return refuse("notFound");
  const [programRow] = await tx.select().from(program).where(eq(program.id, juror.programId));
  if (!programRow || programRow.deletedAt) return refuse("notFound");
  return { ok: true as const, juror, program: programRow, state: jurorState(juror, new Date()) };
}

/** Accepts an invitation for the account of its address, and looks for conflicts. */
export async function acceptJury(tx: Db, link: JurorLink, member: Member) {
  const found = await jurorOf(tx, link, member);
  if (!found.ok) return found;
  const { juror, program: programRow, state } = found;
  const done = { ok: true as const, programSeoUrl: programRow.seoUrl };
  if (state === "accepted") return juror.accountId === member.id ? done : refuse("otherAddress");
  if (state !== "invited") return refuse("jurorInvitationOver");
  const [own] = await tx.select().from(account).where(eq(account.id, member.id));
  if (own?.email !== juror.email || own?.emailVerifiedAt == null) return refuse("otherAddress");
  const [other] = await tx
    .select({ id: programJuror.id })
    .from(programJuror)
    .where(and(eq(programJuror.programId, programRow.id), eq(programJuror.accountId, member.id)));
  if (other) return refuse("jurorAlready");
  await tx
    .update(programJuror)
    .set({ accountId: member.id, acceptedAt: new Date() })
    .where(eq(programJuror.id, juror.id));
  await tx.execute(sql`select program_find_conflicts(${programRow.id}, array[${juror.id}]::uuid[], null)`);
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.juryAccepted",
    entity: "program",
    entityId: programRow.id,
    detail: { jurorId: juror.id },
  });
  return done;
}

/** Declines an invitation. The link of its mail alone is enough: who has no account has nothing to sign in with. */
export async function declineJury(tx: Db, link: JurorLink, viewer: Viewer) {
  const found = await jurorOf(tx, link, viewer);
  if (!found.ok) return found;
  if (found.state === "declined") return { ok: true as const };
  if (found.state === "accepted") return refuse("jurorInvitationOver");
  await tx.update(programJuror).set({ declinedAt: new Date() }).where(eq(programJuror.id, found.juror.id));
  return { ok: true as const };
}

const seatRow = z.object({ juror_id: z.string(), program_id: z.string() });

/** Says that a juror has to do with an application they are to review. Anything else is not found. */
export async function declareConflict(tx: Db, applicationId: string, member: Member) {
  const [seat] = await rowsOf(
    tx,
    seatRow,
    sql`
    select j.id juror_id, j.program_id from program_assignment g join program_phase f on f.id = g.phase_id and f.is_active
    join program_juror j on j.id = g.juror_id and j.account_id = ${member.id} and j.accepted_at is not null and j.removed_at is null
    join program p on p.id = j.program_id and p.deleted_at is null
    where g.application_id = ${applicationId}
      and not exists (select from program_conflict c where c.juror_id = j.id and c.application_id = g.application_id and c.blocks)`,
  );
  if (!seat) return refuse("notFound");
  const { juror_id: jurorId, program_id: programId } = seat;
  await tx
    .insert(programConflict)
    .values({ id: v7(), programId, jurorId, applicationId, kind: "declared" })
    .onConflictDoNothing();
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.conflictDeclared",
    entity: "program",
    entityId: programId,
    detail: { jurorId, applicationId },
  });
  return { ok: true as const };
}
