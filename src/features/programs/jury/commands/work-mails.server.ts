import type { Db } from "#db/open.server.ts";
import { programJurorMail } from "#db/tables/program-jury.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { REMIND_AFTER_HOURS } from "../limits.ts";
import { jurorWorkMail, type WorkMailReason } from "../parts/work-mail.server.ts";
import { type JurorWork, workOf } from "../queries/work.server.ts";
import { jurorToChange } from "./jurors.server.ts";

/** Mails a juror the work, or that its phase ends soon, each once. */
export async function mailWork(tx: Db, work: JurorWork): Promise<void> {
  await note(tx, work, {
    // The database is exact to the microsecond, this is to the millisecond.
    workAt: new Date(new Date(work.assignedAt).getTime() + 1),
    ...(work.isEnding && { endingOf: new Date(work.finishesAt) }),
  });
  await send(tx, work, work.isEnding ? "ending" : "work");
}

/** Mails a juror what is left to review, in the name of the organizer: once a day. */
export async function remindJuror(tx: Db, member: Member, id: string) {
  const found = await jurorToChange(tx, id, member);
  if (!found.ok) return found;
  const programId = found.program.id;
  const work = await workOf(tx, id);
  if (!work) return refuse("nothingToRemind");
  const again = work.remindedAt ? new Date(work.remindedAt).getTime() + REMIND_AFTER_HOURS * 3_600_000 : 0;
  if (again > Date.now()) return refuse("remindedToday");
  await note(tx, work, { remindedAt: new Date() });
  await send(tx, work, "reminder");
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.jurorReminded",
    entity: "program",
    entityId: programId,
    detail: { jurorId: id },
  });
  return { ok: true as const, programId };
}

async function note(
  tx: Db,
  { jurorId, phaseId }: JurorWork,
  mailed: Partial<typeof programJurorMail.$inferInsert>,
): Promise<void> {
  await tx
    .insert(programJurorMail)
    .values({ jurorId, phaseId, ...mailed })
    .onConflictDoUpdate({ target: [programJurorMail.jurorId, programJurorMail.phaseId], set: mailed });
}

const send = (tx: Db, { email, name, ...work }: JurorWork, reason: WorkMailReason) =>
  queueMail(tx, {
    to: { email, name },
    locale: work.locale,
    kind: jurorWorkMail,
    data: { ...work, finishesAt: new Date(work.finishesAt), reason },
  });
