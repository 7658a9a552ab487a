import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { programAssignment, programRemark } from "#db/tables/program-jury.server.ts";
import type { Discussed } from "../contract.ts";
import { masked } from "../parts/mask.ts";
import { namesOf } from "./names.server.ts";
import type { Seat } from "./seats.server.ts";

/** A juror with scores of their own hears the others, and is heard by them. */
export const mayDiscuss = ({ finishedAt, hasAbstained }: Seat): boolean => finishedAt !== null && !hasAbstained;

/** What jurors have said of applications in a phase, of some or of all, in its order, with who said it. */
export const remarksIn = (db: Db, phaseId: string, applicationIds?: readonly string[]) =>
  db
    .select({
      id: programRemark.id,
      applicationId: programAssignment.applicationId,
      number: programApplication.number,
      jurorId: programAssignment.jurorId,
      text: programRemark.text,
      createdAt: programRemark.createdAt,
    })
    .from(programAssignment)
    .innerJoin(programRemark, eq(programRemark.assignmentId, programAssignment.id))
    .innerJoin(programApplication, eq(programApplication.id, programAssignment.applicationId))
    .where(
      and(
        eq(programAssignment.phaseId, phaseId),
        applicationIds && inArray(programAssignment.applicationId, [...applicationIds]),
      ),
    )
    .orderBy(asc(programRemark.createdAt), asc(programRemark.id));

/** The discussion as a juror reads it: without names of jurors, and in a blind phase without those of the team. */
export async function discussionFor(db: Db, seat: Seat): Promise<Discussed[] | null> {
  if (!mayDiscuss(seat)) return null;
  const remarks = await remarksIn(db, seat.phaseId, [seat.applicationId]);
  const names = seat.isBlind && remarks.length > 0 ? await namesOf(db, [seat.applicationId]) : undefined;
  const covered = names?.get(seat.applicationId);
  const others = [...new Set(remarks.map(({ jurorId }) => jurorId))].filter((id) => id !== seat.jurorId);
  return remarks.map(({ id, jurorId, text, createdAt }) => ({
    id,
    juror: others.indexOf(jurorId) + 1,
    text: covered ? masked(text, covered) : text,
    createdAt: createdAt.toISOString(),
  }));
}
