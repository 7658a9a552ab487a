import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { programReason, programScoreReason } from "#db/tables/program-jury.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { programToOrganize } from "../jury/queries/organizer.server.ts";
import { OWN_REASONS_MAX } from "./limits.ts";

type NewReason = Pick<typeof programReason.$inferSelect, "topic" | "textEn" | "textTr">;

/** Adds a reason to those of the program's organization. */
export async function addReason(tx: Db, programId: string, member: Member, reason: NewReason) {
  const found = await programToOrganize(tx, programId, member);
  if (!found.ok) return found;
  const { organizationId } = found.row;
  const count = await tx.$count(programReason, eq(programReason.organizationId, organizationId));
  if (count >= OWN_REASONS_MAX) return refuse("tooManyReasons");
  const id = v7();
  await tx.insert(programReason).values({ id, organizationId, ...reason, sortOrder: count });
  await audit(tx, member, "reasonAdded", programId, reason.textEn);
  return { ok: true as const, organizationId };
}

/** Takes a reason of the program's organization out of the list. Reviews that have chosen it keep it. */
export async function removeReason(tx: Db, { programId, id }: { programId: string; id: string }, member: Member) {
  const found = await programToOrganize(tx, programId, member);
  if (!found.ok) return found;
  const { organizationId } = found.row;
  const where = and(eq(programReason.id, id), eq(programReason.organizationId, organizationId));
  // A juror who chooses it at this moment waits for this row, or this waits for them.
  const [reason] = await tx.select().from(programReason).where(where).for("update");
  if (!reason?.isActive) return refuse("notFound");
  const [use] = await tx
    .select({ id: programScoreReason.scoreId })
    .from(programScoreReason)
    .where(eq(programScoreReason.reasonId, id))
    .limit(1);
  if (use) await tx.update(programReason).set({ isActive: false }).where(where);
  else await tx.delete(programReason).where(where);
  await audit(tx, member, "reasonRemoved", programId, reason.textEn);
  return { ok: true as const, organizationId };
}

const audit = (tx: Db, member: Member, action: "reasonAdded" | "reasonRemoved", entityId: string, reason: string) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `program.${action}`,
    entity: "program",
    entityId,
    detail: { reason },
  });
