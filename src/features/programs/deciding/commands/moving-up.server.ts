import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { endOfLastDay } from "#shared/last-day.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import { lookForConflicts } from "../../jury/queries/conflicts.server.ts";
import { conflictedApplications, heldApplications, isMasked } from "../../jury/queries/masking.server.ts";
import { letterOfMovedUp } from "../queries/letters.server.ts";
import { freePlaces } from "../queries/places.server.ts";
import { decidedProgram } from "../queries/program.server.ts";
import { mailLetters, storeLetters } from "./letters.server.ts";

interface Move {
  applyId: string;
  placeUntil?: string | undefined;
}

/**
 * Gives a place that has become free to an application whose team has read that it was not accepted: its result changes, and the new letter
 * goes out, in one transaction. Two moves wait for each other, so that one place goes to one team.
 */
export async function moveUp(tx: Db, member: Member, { applyId, placeUntil }: Move) {
  const [named] = await tx.select().from(programApplication).where(eq(programApplication.id, applyId));
  if (!named) return refuse("notFound");
  const { programId } = named;
  const found = await decidedProgram(tx, { id: programId }, member);
  await tx.select({ id: program.id }).from(program).where(eq(program.id, programId)).for("no key update");
  if (await isMasked(tx, programId, member)) return refuse("reviewsInBlindPhase");
  await lookForConflicts(tx, programId);
  if ((await conflictedApplications(tx, programId, member)).has(applyId))
    return refuseOwn(await leftOutOf(tx, programId, member, [applyId]));
  if ((await heldApplications(tx, programId, member)).has(applyId)) return refuse("reviewFirst");
  const until = placeUntil === undefined ? null : new Date(endOfLastDay(placeUntil)!);
  if (until && until < new Date()) return refuse("invalidInput", [{ field: "placeUntil", reason: "inThePast" }]);
  const [row] = await tx
    .select()
    .from(programApplication)
    .where(eq(programApplication.id, applyId))
    .for("no key update");
  const isWaiting = row!.result === "declined" && row!.publishedAt !== null && row!.withdrawnAt === null;
  if (!isWaiting || (await freePlaces(tx, programId)) === 0) return refuse("noPlaceFree");
  const now = new Date();
  await tx
    .update(programApplication)
    .set({
      result: "approved",
      decidedAt: now,
      decidedBy: member.id,
      publishedAt: now,
      movedUpAt: now,
      placeUntil: until,
    })
    .where(eq(programApplication.id, applyId));
  const letters = [await letterOfMovedUp(tx, found, applyId)];
  await storeLetters(tx, letters, now);
  await mailLetters(tx, letters, until ?? undefined);
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.movedUp",
    entity: "program",
    entityId: programId,
    detail: { applicationId: applyId },
  });
  return { ok: true as const, freePlaces: await freePlaces(tx, programId) };
}
