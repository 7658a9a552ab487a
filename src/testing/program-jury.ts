import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import {
  programAssignment,
  programConflict,
  programJuror,
  programReview,
  programScore,
} from "#db/tables/program-jury.server.ts";
import { signedIn } from "./members.ts";
import type { insertProgram } from "./programs.ts";

type FakeProgram = Awaited<ReturnType<typeof insertProgram>>;

export interface FakeJuror {
  id: string;
  accountId: string;
  token: string;
}

/** As many accepted jurors of a program, each with an account and a session. */
export async function insertJurors(db: Db, { id: programId }: FakeProgram, count: number): Promise<FakeJuror[]> {
  const jurors: FakeJuror[] = [];
  for (let place = 0; place < count; place++) {
    const { id: accountId, token } = await signedIn(db);
    jurors.push({ id: v7(), accountId, token });
  }
  await db.insert(programJuror).values(
    jurors.map(({ id, accountId }, place) => ({
      id,
      programId,
      accountId,
      email: `${id}@example.test`,
      name: `Juror ${place + 1}`,
      acceptedAt: new Date(),
    })),
  );
  return jurors;
}

/** An account that is there already as an accepted juror; it has no session of its own. */
export async function juror(db: Db, { id: programId }: FakeProgram, accountId: string): Promise<FakeJuror> {
  const id = v7();
  await db
    .insert(programJuror)
    .values({ id, programId, accountId, email: `${id}@example.test`, acceptedAt: new Date() });
  return { id, accountId, token: "" };
}

interface Assigning {
  /** Of the program's; left out: the active one. */
  phase?: number;
  /** Left out: everyone reviews everything. */
  applications?: (juror: number) => readonly number[];
}

/** Assignments of jurors to applications; answers the ids by juror and application. */
export async function assign(
  db: Db,
  program: FakeProgram,
  jurors: readonly FakeJuror[],
  { phase = 0, applications = () => program.applications.map((_, index) => index) }: Assigning = {},
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const rows = jurors.flatMap((juror, place) =>
    applications(place).map((index) => {
      const id = v7();
      const applicationId = program.applications[index]!.id;
      ids.set(`${juror.id} ${applicationId}`, id);
      return { id, programId: program.id, phaseId: program.phaseIds[phase]!, applicationId, jurorId: juror.id };
    }),
  );
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(programAssignment).values(rows.slice(from, from + 1_000));
  return ids;
}

/** The juror has declared a conflict with an application. */
export const conflict = (db: Db, program: FakeProgram, juror: FakeJuror, application: number) =>
  db.insert(programConflict).values({
    id: v7(),
    programId: program.id,
    jurorId: juror.id,
    applicationId: program.applications[application]!.id,
    kind: "declared",
  });

interface Reviewing {
  juror: FakeJuror;
  application: number;
  /** By category; null: abstained from it. Left out: abstained from the whole. */
  scores?: readonly (number | null)[];
  /** Left out: it is finished. */
  isDraft?: boolean;
  remarkToApplicant?: string;
}

/** Reviews of assigned applications, finished unless they are drafts. */
export async function review(
  db: Db,
  program: FakeProgram,
  assignments: ReadonlyMap<string, string>,
  reviews: readonly Reviewing[],
): Promise<void> {
  const rows = reviews.map(({ juror, application, scores, isDraft, remarkToApplicant }) => {
    const { id: applicationId, submissionId } = program.applications[application]!;
    const assignmentId = assignments.get(`${juror.id} ${applicationId}`)!;
    const finishedAt = isDraft ? null : new Date();
    return {
      id: v7(),
      assignmentId,
      submissionId,
      finishedAt,
      hasAbstained: scores === undefined,
      remarkToApplicant,
      scores: scores ?? [],
    };
  });
  const scores = rows.flatMap(({ id: reviewId, scores: given }) =>
    given.map((score, place) => ({
      id: v7(),
      reviewId,
      categoryId: program.categoryIds[place]!,
      scaleMax: 5,
      score,
      hasAbstained: score === null,
    })),
  );
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(programReview).values(rows.slice(from, from + 1_000).map(({ scores: _scores, ...row }) => row));
  for (let from = 0; from < scores.length; from += 1_000)
    await db.insert(programScore).values(scores.slice(from, from + 1_000));
}
