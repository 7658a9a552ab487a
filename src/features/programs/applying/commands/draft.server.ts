import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programAnswerFile, programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { program, programForm } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import { deadlineAt } from "#shared/deadline.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { type Answers, type AnswerValue, answerProblem, takenAlong } from "../../parts/answers.ts";
import type { SubmittedProfile } from "../contract.ts";
import { ANSWERS_BYTES_MAX } from "../limits.ts";
import { answerFrom, type MappedQuestion, mappedQuestion } from "../parts/from-profile.ts";
import { byKey, mappedSql, mayApply } from "../queries/application.server.ts";

export type ApplicationRow = typeof programApplication.$inferSelect;
export type ProgramRow = typeof program.$inferSelect;

/** Why a program takes no application at a moment; undefined: it does. */
export function shut(row: ProgramRow, at: Date) {
  if (!row.isListed || row.isDraft || row.deletedAt || row.decidedAt) return "programUnavailable" as const;
  const { applyStart, applyFinish, graceSeconds } = row;
  const closesAt = applyFinish && new Date(applyFinish.getTime() + graceSeconds * 1000).toISOString();
  const { state } = deadlineAt({ opensAt: applyStart?.toISOString() ?? null, closesAt }, at);
  if (state === "open") return undefined;
  return state === "closed" ? ("programClosed" as const) : ("programNotOpen" as const);
}

const questionsRow = z.object({ questions: z.array(mappedQuestion) });

/** The questions of a version of the form with their options in both languages. */
export async function mappedQuestions(tx: Db, formId: string): Promise<MappedQuestion[]> {
  const [form] = await rowsOf(tx, questionsRow, sql`select ${mappedSql(sql`${formId}::uuid`)} questions`);
  return form!.questions;
}

const newestFormOf = async (tx: Db, programId: string): Promise<string | undefined> => {
  const [form] = await tx
    .select({ id: programForm.id })
    .from(programForm)
    .where(eq(programForm.programId, programId))
    .orderBy(desc(programForm.number))
    .limit(1);
  return form?.id;
};

interface Begin {
  programId: string;
  startupId: string;
  profile: SubmittedProfile | undefined;
  locale: Locale;
  arrivedAt: Date;
}

/** Begins the one application of a startup, or opens it; what was not sent goes along to the newest questions. */
export async function beginApplication(
  tx: Db,
  member: Member,
  { programId, startupId, profile, locale, arrivedAt }: Begin,
) {
  if (!mayApply(member, startupId) || !profile) return refuse("notFound");
  const [to] = await tx
    .select({ program })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(eq(program.id, programId))
    // The number of the application is the next one, and the form must not change meanwhile.
    .for("no key update", { of: program });
  const [there] = await tx
    .select()
    .from(programApplication)
    .where(and(eq(programApplication.programId, programId), eq(programApplication.startupId, startupId)))
    .orderBy(desc(sql`withdrawn_at is null`), desc(programApplication.createdAt))
    .limit(1)
    .for("no key update");
  if (there) return { ok: true as const, id: await moved(tx, there) };
  if (!to || to.program.deletedAt || to.program.isDraft || !to.program.isListed) return refuse("notFound");
  const reason = shut(to.program, arrivedAt);
  if (reason) return refuse(reason);
  const formId = await newestFormOf(tx, programId);
  if (!formId) return refuse("programUnavailable");
  const questions = await mappedQuestions(tx, formId);
  const answers = Object.fromEntries(
    questions.flatMap((question): [string, AnswerValue][] => {
      const value = answerFrom(question, profile, locale);
      return value === undefined ? [] : [[question.id, value]];
    }),
  );
  const id = v7();
  await tx.insert(programApplication).values({
    id,
    programId,
    startupId,
    formId,
    answers,
    createdBy: member.id,
    number: sql`(select coalesce(max(number), 0) + 1 from program_application where program_id = ${programId})`,
  });
  await audit(tx, member, "begun", id, { programId, startupId });
  return { ok: true as const, id };
}

export const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"programApplication">,
  entityId: string,
  detail: Record<string, unknown> = {},
) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `programApplication.${action}`,
    entity: "programApplication",
    entityId,
    detail,
  });

/** Takes a draft along to the newest questions; what was sent and is not withdrawn keeps its own. */
async function moved(tx: Db, row: ApplicationRow): Promise<string> {
  const newest = await newestFormOf(tx, row.programId);
  const isSent = row.sentAt !== null && row.withdrawnAt === null;
  if (isSent || !newest || newest === row.formId || row.publishedAt) return row.id;
  const [from, to] = [await mappedQuestions(tx, row.formId), await mappedQuestions(tx, newest)];
  await tx
    .update(programApplication)
    .set({ formId: newest, answers: { ...takenAlong(row.answers, from, to) }, updatedAt: new Date() })
    .where(eq(programApplication.id, row.id));
  return row.id;
}

/** An application of a startup that a member may write, locked with what belongs to it. */
export async function lockApplication(tx: Db, member: Member, id: string) {
  const [row] = await tx
    .select({ application: programApplication, program, startup })
    .from(programApplication)
    .innerJoin(program, eq(program.id, programApplication.programId))
    .innerJoin(startup, eq(startup.id, programApplication.startupId))
    .where(and(eq(programApplication.id, id), isNull(startup.deletedAt)))
    .for("no key update", { of: programApplication });
  return row && mayApply(member, row.startup.id) ? row : undefined;
}

export interface Change {
  version?: number | undefined;
  answers?: Readonly<Record<string, AnswerValue | null>> | undefined;
  presentation?: null | undefined;
}

type Refused = "invalidInput" | "changedMeanwhile" | "applicationDecided";

/** Writes what was sent of a draft, unless a co-founder has changed the same since (record 30). Lock it before. */
export async function saveDraft(
  tx: Db,
  row: ApplicationRow,
  { version, answers = {}, presentation }: Change,
): Promise<Outcome<{ answers: Answers; questions: MappedQuestion[] }, Refused>> {
  if (row.publishedAt) return refuse("applicationDecided");
  const questions = await mappedQuestions(tx, row.formId);
  const questionsByKey = new Map(questions.map((question) => [question.key, question]));
  // A question that the newest form has not is not asked any more: its answer goes nowhere.
  const currentAnswers = Object.entries(answers).filter(([key]) => questionsByKey.has(key));
  const problems = currentAnswers.flatMap(
    ([key, value]) => draftProblem(questionsByKey.get(key)!, value, row.answers) ?? [],
  );
  if (problems.length > 0) return refuse("invalidInput", problems);
  const next = { ...row.answers };
  for (const [key, value] of currentAnswers) {
    const { id } = questionsByKey.get(key)!;
    if (value === null || value === "") delete next[id];
    else next[id] = value;
  }
  if (Buffer.byteLength(JSON.stringify(next)) > ANSWERS_BYTES_MAX)
    return refuse(
      "invalidInput",
      currentAnswers.slice(-1).map(([key]) => ({ field: `answers.${key}`, reason: "answersTooLong" })),
    );
  const thing = { table: programApplication, where: eq(programApplication.id, row.id) };
  const current = { presentation: row.presentationFile, ...byKey(row.answers, questions) };
  const change = {
    ...Object.fromEntries(currentAnswers.map(([key, value]) => [key, value === "" ? null : value])),
    ...(presentation === null && row.presentationFile && { presentation }),
  };
  const stored = Object.fromEntries(
    Object.keys(change).map((field) => [field, current[field as keyof typeof current] ?? null]),
  );
  return saveChanges(tx, thing, { from: version, change, current: stored }, async () => {
    const removed = questions.flatMap(({ id, kind }) =>
      kind === "file" && row.answers[id] !== next[id] ? row.answers[id] : [],
    );
    await tx
      .update(programApplication)
      .set({
        answers: next,
        updatedAt: new Date(),
        ...(presentation === null && { presentationFile: null, presentationName: null, presentationBytes: null }),
      })
      .where(eq(programApplication.id, row.id));
    await discardUnsent(tx, row.id, [...removed.map(String), presentation === null ? row.presentationFile : null]);
    return { ok: true as const, answers: next, questions };
  });
}

/** The problem of an answer that cannot be stored even as a draft: half a link can, a text beyond its length cannot. */
function draftProblem(question: MappedQuestion, value: AnswerValue | null, stored: Answers): FieldProblem | undefined {
  const field = `answers.${question.key}`;
  // A file is stored by its own call.
  if (question.kind === "file")
    return value === null || value === stored[question.id] ? undefined : { field, reason: "unknown" };
  const problem = answerProblem(question, value);
  return problem && ["unknown", "number", "textTooLong"].includes(problem.reason) ? { field, ...problem } : undefined;
}

/** Removes files that the draft has no more, but for those that stand in what was sent. */
export async function discardUnsent(tx: Db, applicationId: string, keys: readonly (string | null | undefined)[]) {
  const gone = keys.filter((key) => typeof key === "string");
  if (gone.length === 0) return;
  const sent = await tx
    .select({ answers: programSubmission.answers, file: programSubmission.presentationFile })
    .from(programSubmission)
    .where(eq(programSubmission.applicationId, applicationId));
  const used = new Set(sent.flatMap(({ answers, file }) => [file, ...Object.values(answers)]));
  const unused = gone.filter((key) => !used.has(key));
  await tx.delete(programAnswerFile).where(inArray(programAnswerFile.fileKey, unused));
  await discardFiles(tx, unused);
}
