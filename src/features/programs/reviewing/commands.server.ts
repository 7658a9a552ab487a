import { and, eq, inArray } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import {
  programAnswerReview,
  programAssignment,
  programJuror,
  programRemark,
  programReview,
  programReviewConfirmation,
  programScore,
  programScoreReason,
} from "#db/tables/program-jury.server.ts";
import { programQuestion, type programReviewCategory } from "#db/tables/programs.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { Review, ReviewSave } from "./contract.ts";
import { DISCUSSED_MAX } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { mayDiscuss, remarksIn } from "./queries/discussion.server.ts";
import { reviewOf } from "./queries/reviews.server.ts";
import { phaseCategories, reasonsOf } from "./queries/rubric.server.ts";
import { type Seat, seatsOf } from "./queries/seats.server.ts";
import { latestSubmission } from "./queries/views.server.ts";

const audit = auditor("programReview", "programReview", {
  names: namesFrom(en, tr, ({ fields }) => ({ fields })),
});

export interface SaveReview {
  applyId: string;
  save: ReviewSave;
  locale: Locale;
}

/** Saves what was sent of a juror's review. Others cannot write it, so what clashes comes from another window of theirs. */
export async function saveReview(tx: Db, member: Member, { applyId, save, locale }: SaveReview) {
  const seat = await lockSeat(tx, member, applyId, locale);
  if (!seat) return refuse("notFound");
  if (!seat.isOpen) return refuse("reviewClosed");
  const categories = await phaseCategories(tx, seat.phaseId);
  const problems = await problemsOf(tx, seat, save, categories, locale);
  if (problems.length > 0) return refuse("invalidInput", problems);
  const read = await versionRead(tx, applyId, save.submissionId);
  if (!read) return refuse("invalidInput", [{ field: "submissionId", reason: "noSuchOne" }]);
  const reviewId = await lockReview(tx, seat);
  const stored = await reviewOf(tx, reviewId);
  const thing = { table: programReview, where: eq(programReview.id, reviewId) };
  const change = changeOf(save);
  const current = { ...stored, ...byCategory(stored.scores) };
  return saveChanges(tx, thing, { from: save.version, change, current }, async () => {
    await writeScores(tx, reviewId, { scores: save.scores ?? [], stored: stored.scores }, categories);
    const now = await reviewOf(tx, reviewId);
    const hasAbstained = save.hasAbstained ?? stored.hasAbstained;
    const missing = hasAbstained ? [] : missingIn(now, categories);
    if (save.isFinished && missing.length > 0) return refuse("invalidInput", missing);
    const isFinished = missing.length === 0 && (save.isFinished || stored.finishedAt !== null);
    await tx
      .update(programReview)
      .set({
        hasAbstained,
        // What was finished counts for the version it was finished with, until the juror finishes it again.
        ...((save.isFinished || !stored.finishedAt) && { submissionId: read.id }),
        ...changedRemarks(save),
        finishedAt: isFinished ? (stored.finishedAt ? new Date(stored.finishedAt) : new Date()) : null,
      })
      .where(eq(programReview.id, reviewId));
    if (save.isFinished) {
      await keepConfirmation(tx, seat, read);
      await audit(tx, member, "finished", reviewId, { hasAbstained });
    }
    return { ok: true as const, reviewId };
  });
}

/** Keeps that a finished review holds for a later version with another text. */
async function keepConfirmation(
  tx: Db,
  { reviewId, submissionId: earlierId, isOutdated }: Seat,
  read: typeof programSubmission.$inferSelect,
) {
  if (!isOutdated || !reviewId || !earlierId) return;
  const [earlier] = await tx.select().from(programSubmission).where(eq(programSubmission.id, earlierId));
  if (read.number <= earlier!.number) return;
  await tx.insert(programReviewConfirmation).values({ id: v7(), reviewId, earlierId, submissionId: read.id });
}

/** Says something to the other jurors of an application. */
export async function discuss(tx: Db, member: Member, { applyId, text, locale }: Discussing) {
  const seat = await lockSeat(tx, member, applyId, locale);
  if (!seat) return refuse("notFound");
  if (!seat.isOpen) return refuse("reviewClosed");
  if (!mayDiscuss(seat)) return refuse("ownReviewFirst");
  if ((await remarksIn(tx, seat.phaseId, [applyId])).length >= DISCUSSED_MAX)
    return refuse("invalidInput", [{ field: "text", reason: `atMost:${DISCUSSED_MAX}` }]);
  await tx.insert(programRemark).values({ id: v7(), assignmentId: seat.assignmentId, text });
  return { ok: true as const, reviewId: seat.reviewId! };
}

interface Discussing {
  applyId: string;
  text: string;
  locale: Locale;
}

/** The remarks that a save changes. */
const changedRemarks = ({ remarkToOrganizer, remarkToApplicant }: ReviewSave) => ({
  ...(remarkToOrganizer !== undefined && { remarkToOrganizer: remarkToOrganizer || null }),
  ...(remarkToApplicant !== undefined && { remarkToApplicant: remarkToApplicant || null }),
});

/** Saves several reviews, all or none; answers their ids in the order of the saves. They are locked in one order, so that two such saves never wait for each other. */
export async function saveReviews(tx: Db, member: Member, saves: readonly SaveReview[]) {
  const sorted = [...saves].sort((a, b) => (a.applyId < b.applyId ? -1 : 1));
  const twice = sorted.find(({ applyId }, place) => sorted[place + 1]?.applyId === applyId);
  if (twice) return refuse("invalidInput", [{ field: "reviews", reason: "twice" }]);
  const ids = new Map<string, string>();
  for (const save of sorted) {
    const saved = await saveReview(tx, member, save);
    if (saved.ok) {
      ids.set(save.applyId, saved.reviewId);
      continue;
    }
    const at = `reviews.${saves.indexOf(save)}.`;
    return refuse(
      saved.reason,
      saved.fields.map((problem) => ({ ...problem, field: at + problem.field })),
    );
  }
  return { ok: true as const, reviewIds: saves.map(({ applyId }) => ids.get(applyId)!) };
}

type Category = typeof programReviewCategory.$inferSelect;
type ScoreInput = NonNullable<ReviewSave["scores"]>[number];

async function problemsOf(
  tx: Db,
  seat: Seat,
  { scores = [] }: ReviewSave,
  categories: readonly Category[],
  locale: Locale,
): Promise<FieldProblem[]> {
  const chosen = scores.some(({ reasonIds }) => reasonIds?.length)
    ? await reasonsOf(tx, seat.programId, seat.reviewId, locale)
    : [];
  return scores.flatMap(({ categoryId, score, hasAbstained, isCleared, reasonIds = [] }, index): FieldProblem[] => {
    const at = `scores.${index}.`;
    const category = categories.find(({ id }) => id === categoryId);
    if (!category) return [{ field: `${at}categoryId`, reason: "noSuchOne" }];
    if (scores.findIndex((candidate) => candidate.categoryId === categoryId) !== index)
      return [{ field: `${at}categoryId`, reason: "twice" }];
    if ([score, hasAbstained, isCleared].filter((item) => item !== undefined).length !== 1)
      return [{ field: `${at}score`, reason: "scoreOrAbstain" }];
    if (score !== undefined && score > category.scaleMax)
      return [{ field: `${at}score`, reason: "outOfScale", detail: String(category.scaleMax) }];
    if (reasonIds.some((reasonId) => !chosen.some(({ id }) => id === reasonId)))
      return [{ field: `${at}reasonIds`, reason: "noSuchOne" }];
    return [];
  });
}

/** The seat of a juror, whose assignment stays until the transaction ends; undefined: there is none, or not any more. */
async function lockSeat(tx: Db, member: Member, applicationId: string, locale: Locale): Promise<Seat | undefined> {
  await tx
    .select({ id: programAssignment.id })
    .from(programAssignment)
    .innerJoin(programJuror, eq(programJuror.id, programAssignment.jurorId))
    .where(and(eq(programAssignment.applicationId, applicationId), eq(programJuror.accountId, member.id)))
    .orderBy(programAssignment.id)
    .for("key share", { of: programAssignment });
  // Read behind the lock: whoever has removed the juror meanwhile was waited for.
  const [seat] = await seatsOf(tx, member.id, locale, { applicationId });
  return seat;
}

/** The version that a juror says to have read; the last one where none is named. */
async function versionRead(tx: Db, applicationId: string, submissionId: string | undefined) {
  if (submissionId === undefined) return latestSubmission(tx, applicationId);
  const [row] = await tx
    .select()
    .from(programSubmission)
    .where(and(eq(programSubmission.id, submissionId), eq(programSubmission.applicationId, applicationId)));
  return row;
}

/** The review of a seat, begun where there is none, locked for its transaction. */
async function lockReview(tx: Db, { assignmentId, applicationId }: Seat): Promise<string> {
  const { id: submissionId } = await latestSubmission(tx, applicationId);
  await tx
    .insert(programReview)
    .values({ id: v7(), assignmentId, submissionId })
    .onConflictDoNothing({ target: programReview.assignmentId });
  const [row] = await tx
    .select({ id: programReview.id })
    .from(programReview)
    .where(eq(programReview.assignmentId, assignmentId))
    .for("no key update");
  return row!.id;
}

const byCategory = (scores: Review["scores"]) => Object.fromEntries(scores.map((score) => [score.categoryId, score]));

/** The changes of a save, by field; a category is one field. */
const changeOf = ({
  scores = [],
  version: _version,
  isFinished: _finished,
  submissionId: _read,
  ...fields
}: ReviewSave) => ({
  ...Object.fromEntries(
    scores.map(({ categoryId, score, hasAbstained, isCleared, sentence, reasonIds }) => [
      categoryId,
      isCleared
        ? null
        : {
            score: score ?? null,
            hasAbstained: hasAbstained ?? false,
            ...(sentence !== undefined && { sentence: sentence || null }),
            ...(reasonIds && { reasonIds: [...reasonIds].sort() }),
          },
    ]),
  ),
  ...fields,
});

async function writeScores(
  tx: Db,
  reviewId: string,
  { scores, stored }: { scores: readonly ScoreInput[]; stored: Review["scores"] },
  categories: readonly Category[],
): Promise<void> {
  if (scores.length === 0) return;
  await tx.delete(programScore).where(
    and(
      eq(programScore.reviewId, reviewId),
      inArray(
        programScore.categoryId,
        scores.map(({ categoryId }) => categoryId),
      ),
    ),
  );
  const rows = scores
    .filter(({ isCleared }) => !isCleared)
    .map(({ categoryId, score, hasAbstained = false, ...sent }) => {
      const before = stored.find((candidate) => candidate.categoryId === categoryId);
      const sentence = sent.sentence === undefined ? before?.sentence : sent.sentence;
      return {
        id: v7(),
        reviewId,
        categoryId,
        score: score ?? null,
        hasAbstained,
        sentence: sentence || null,
        scaleMax: categories.find(({ id }) => id === categoryId)!.scaleMax,
        reasonIds: sent.reasonIds ?? before?.reasonIds ?? [],
      };
    });
  if (rows.length === 0) return;
  await tx.insert(programScore).values(rows.map(({ reasonIds: _reasons, ...row }) => row));
  const reasons = rows.flatMap(({ id, reasonIds }) =>
    [...new Set(reasonIds)].map((reasonId) => ({ scoreId: id, reasonId })),
  );
  if (reasons.length > 0) await tx.insert(programScoreReason).values(reasons);
}

/** Categories that have neither a score nor an abstention. */
const missingIn = ({ scores }: Review, categories: readonly Category[]): FieldProblem[] =>
  categories
    .filter(({ id }) => !scores.some(({ categoryId }) => categoryId === id))
    .map(({ id }) => ({ field: `scores.${id}`, reason: "required" }));

export interface SaveAnswerReview {
  applyId: string;
  answerProgramId: string;
  score?: number | null | undefined;
  remark?: string | null | undefined;
  version?: number | undefined;
  locale: Locale;
}

interface AnswerSaved {
  score: number | null;
  remark: string | null;
  version: number;
}

/** Scores or remarks on one answer; without both the review of the answer is taken back. */
export async function saveAnswerReview(
  tx: Db,
  member: Member,
  request: SaveAnswerReview,
): Promise<Outcome<AnswerSaved, "notFound" | "reviewClosed" | "changedMeanwhile">> {
  const { locale, ...save } = request;
  const seat = await lockSeat(tx, member, save.applyId, locale);
  if (!seat) return refuse("notFound");
  if (!seat.isOpen) return refuse("reviewClosed");
  const { formId } = await latestSubmission(tx, save.applyId);
  const [question] = await tx.select().from(programQuestion).where(eq(programQuestion.id, save.answerProgramId));
  if (question?.formId !== formId || question.isHiddenFromJurors) return refuse("notFound");
  const where = and(
    eq(programAnswerReview.assignmentId, seat.assignmentId),
    eq(programAnswerReview.questionId, question.id),
  );
  const [stored] = await tx.select().from(programAnswerReview).where(where).for("no key update");
  const score = save.score === undefined ? (stored?.score ?? null) : save.score;
  const remark = save.remark === undefined ? (stored?.remark ?? null) : save.remark || null;
  if (score === null && remark === null) {
    await tx.delete(programAnswerReview).where(where);
    return { ok: true as const, score, remark, version: 1 };
  }
  if (!stored) {
    const fieldVersions = { ...(score !== null && { score: 1 }), ...(remark !== null && { remark: 1 }) };
    const [added] = await tx
      .insert(programAnswerReview)
      .values({ id: v7(), assignmentId: seat.assignmentId, questionId: question.id, score, remark, fieldVersions })
      .onConflictDoNothing({ target: [programAnswerReview.assignmentId, programAnswerReview.questionId] })
      .returning();
    // Another window of theirs was quicker: its row is there now.
    return added ? { ok: true, score, remark, version: 1 } : saveAnswerReview(tx, member, request);
  }
  const change = { score, remark };
  const thing = { table: programAnswerReview, where: eq(programAnswerReview.id, stored.id) };
  const outcome = await saveChanges<object, never>(
    tx,
    thing,
    { from: save.version, change, current: stored },
    async () => {
      await tx.update(programAnswerReview).set(change).where(eq(programAnswerReview.id, stored.id));
      return { ok: true as const };
    },
  );
  if (!outcome.ok) return outcome;
  const [now] = await tx.select().from(programAnswerReview).where(where);
  return { ok: true as const, score, remark, version: now!.version };
}
