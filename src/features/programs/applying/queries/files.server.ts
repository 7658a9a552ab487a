import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { holdsScope } from "#shared/access.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { questionsOf } from "../../editing/queries.server.ts";
import { isMasked } from "../../jury/queries/masking.server.ts";
import { answerFileNames } from "../../queries/answer-files.server.ts";

/** The startup of an application; undefined: there is none. */
export async function startupOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ startupId: programApplication.startupId })
    .from(programApplication)
    .where(eq(programApplication.id, id));
  return row?.startupId;
}

interface Wanted {
  programApplyId: string;
  questionKey?: string | undefined;
  version?: number | undefined;
}

/**
 * The place of a draft's file, or for the organizer of a sent one; undefined: there is none, or it is somebody else's.
 */
export async function fileOf(
  db: Db,
  member: Member,
  { programApplyId, questionKey, version }: Wanted,
): Promise<{ key: string; name: string } | undefined> {
  const [row] = await db.select().from(programApplication).where(eq(programApplication.id, programApplyId));
  if (!row) return undefined;
  if (!holdsScope(member, row.startupId, SCOPE.READ)) return sentFileOf(db, member, row, questionKey, version);
  if (questionKey === undefined)
    return row.presentationFile ? { key: row.presentationFile, name: row.presentationName! } : undefined;
  const questions = await questionsOf(db, row.formId);
  const place = questions.findIndex(({ key, kind }) => key === questionKey && kind === "file");
  const key = place < 0 ? undefined : row.answers[questions[place]!.id];
  return typeof key === "string" ? answerFile(db, key, place) : undefined;
}

/** A file of a version that was sent, the last one where none is named; its organizer names a question by its id. */
async function sentFileOf(
  db: Db,
  member: Member,
  { id, programId }: typeof programApplication.$inferSelect,
  questionId: string | undefined,
  version: number | undefined,
): Promise<{ key: string; name: string } | undefined> {
  const [found] = await db
    .select({ organizationId: program.organizationId, sent: programSubmission })
    .from(programSubmission)
    .innerJoin(program, eq(program.id, programId))
    .where(
      and(
        eq(programSubmission.applicationId, id),
        isNull(program.deletedAt),
        version === undefined ? undefined : eq(programSubmission.number, version),
      ),
    )
    .orderBy(desc(programSubmission.number))
    .limit(1);
  if (!found || !holdsScope(member, found.organizationId, SCOPE.READ)) return undefined;
  if (await isMasked(db, programId, member)) return undefined;
  const { presentationFile, presentationName, answers, formId } = found.sent;
  if (questionId === undefined)
    return presentationFile ? { key: presentationFile, name: presentationName! } : undefined;
  const questions = await questionsOf(db, formId);
  const place = questions.findIndex((question) => question.id === questionId && question.kind === "file");
  const key = place < 0 ? undefined : answers[questionId];
  return typeof key === "string" ? answerFile(db, key, place) : undefined;
}

/** A file that answers a question: by the name that its sender gave it, or else by the place of its question. */
async function answerFile(db: Db, key: string, place: number): Promise<{ key: string; name: string }> {
  const name = (await answerFileNames(db, [key])).get(key);
  return { key, name: name ?? `${place + 1}.${key.split(".").at(-1)!}` };
}
