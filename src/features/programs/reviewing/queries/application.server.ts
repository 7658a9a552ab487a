import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programAnswerReview } from "#db/tables/program-jury.server.ts";
import { programQuestionCategory } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReviewCategory, ReviewedApplication } from "../contract.ts";
import { applicationLabel, weightedScore } from "../rules.ts";
import { changedSince } from "./changes.server.ts";
import { discussionFor } from "./discussion.server.ts";
import { queueOf } from "./queue.server.ts";
import { confirmationsWhere, reviewOf, scoresOf } from "./reviews.server.ts";
import { categoriesOf, reasonsOf } from "./rubric.server.ts";
import { type Seat, seatsOf } from "./seats.server.ts";
import { viewOf } from "./views.server.ts";

/** The seat of a person for an application. Throws `notFound` for everyone who is not to know of it. */
export async function seatFor(db: Db, accountId: string, applicationId: string, locale: Locale): Promise<Seat> {
  const [seat] = await seatsOf(db, accountId, locale, { applicationId });
  if (!seat) throw new AppError("notFound");
  return seat;
}

/** The review screen of one application. */
export async function applicationForJuror(
  db: Db,
  accountId: string,
  {
    applyId,
    programSeoUrl,
    phaseId,
  }: { applyId: string; programSeoUrl?: string | undefined; phaseId?: string | undefined },
  locale: Locale,
): Promise<ReviewedApplication> {
  const seats = await seatsOf(db, accountId, locale, { programSeoUrl });
  const seat = seats.find((one) => one.applicationId === applyId && (phaseId === undefined || one.phaseId === phaseId));
  if (!seat) throw new AppError("notFound");
  const found = await viewOf(db, seat, locale);
  const { submission, questions, view } = found;
  const ids = questions.map(({ id }) => id);
  const [categories, reasons, review, marks, own, queue, confirmed] = [
    await categoriesOf(db, seat.phaseId, locale),
    await reasonsOf(db, seat.programId, seat.reviewId, locale),
    await reviewOf(db, seat.reviewId),
    await db.select().from(programQuestionCategory).where(inArray(programQuestionCategory.questionId, ids)),
    await db.select().from(programAnswerReview).where(eq(programAnswerReview.assignmentId, seat.assignmentId)),
    await queueOf(
      db,
      seats.filter(({ phaseId }) => phaseId === seat.phaseId),
      applyId,
    ),
    await confirmationsWhere(db, sql`r.assignment_id = ${seat.assignmentId}`, locale),
  ];
  return {
    applyId,
    label: applicationLabel(seat.number),
    submissionId: submission.id,
    sentAt: submission.sentAt.toISOString(),
    changed: await changedSince(db, seat, found, locale),
    confirmed: confirmed.map(({ earlier, version, confirmedAt }) => ({ earlier, version, confirmedAt })),
    letterLocale: submission.locale,
    startup: view.startup,
    presentation: view.presentation,
    isPresentationWithheld: view.isPresentationWithheld,
    answers: view.answers.map((answer) => {
      const noted = own.find(({ questionId }) => questionId === answer.questionId);
      return {
        ...answer,
        categoryIds: marks.flatMap(({ questionId, categoryId }) =>
          questionId === answer.questionId ? [categoryId] : [],
        ),
        review: noted ? { score: noted.score, remark: noted.remark, version: noted.version } : null,
      };
    }),
    categories,
    reasons,
    review,
    queue,
    others: await othersOf(db, seat, categories),
    discussion: await discussionFor(db, seat),
  };
}

/** Finished reviews of others, without names: as soon as the phase shows them. */
async function othersOf(
  db: Db,
  seat: Seat,
  categories: readonly ReviewCategory[],
): Promise<ReviewedApplication["others"]> {
  if (seat.othersScores === "never" || (seat.othersScores === "afterOwn" && !seat.finishedAt)) return null;
  const reviews = await scoresOf(db, seat.phaseId, categories, seat.applicationId);
  return reviews
    .filter(({ jurorId }) => jurorId !== seat.jurorId)
    .flatMap(({ scores }) => {
      const weighted = weightedScore(categories, scores);
      const categoryScores = categories.flatMap(({ id: categoryId }) => {
        const score = scores[categoryId];
        return score === null || score === undefined ? [] : [{ categoryId, score }];
      });
      return weighted === null ? [] : [{ weighted, scores: categoryScores }];
    })
    .sort((a, b) => a.weighted - b.weighted);
}
