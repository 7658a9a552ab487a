import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programAnswerReview } from "#db/tables/program-jury.server.ts";
import { programQuestion, programQuestionCategory } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import { formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReviewCategory, ReviewedApplication } from "../contract.ts";
import { masked, type TeamNames } from "../parts/mask.ts";
import { applicationLabel, weightedScore } from "../rules.ts";
import { namesOf } from "./names.server.ts";
import { queueOf } from "./queue.server.ts";
import { reviewOf, scoresOf } from "./reviews.server.ts";
import { categoriesOf, inLocale, reasonsOf } from "./rubric.server.ts";
import { type Seat, seatsOf } from "./seats.server.ts";

type Submission = typeof programSubmission.$inferSelect;
type Question = typeof programQuestion.$inferSelect;

/** What a submission is to a juror: all that is read of an application goes through here. */
export interface JurorView {
  startup: ReviewedApplication["startup"];
  presentation: string | null;
  isPresentationWithheld: boolean;
  answers: Omit<ReviewedApplication["answers"][number], "review" | "categoryIds">[];
}

/**
 * The one way from what was sent to a juror (record 47). Hidden questions are left out; in a blind phase everything that is no
 * answer is, too, files and links as well, and names inside of answers are covered.
 */
export function jurorView(
  submission: Submission,
  questions: readonly Question[],
  { blind, locale }: { blind: TeamNames | undefined; locale: Locale },
): JurorView {
  const shown = questions.filter(({ isHiddenFromJurors }) => !isHiddenFromJurors);
  return {
    startup: blind ? null : startupIn(submission.profile),
    presentation: blind ? null : submission.presentationName,
    isPresentationWithheld: blind !== undefined && submission.presentationFile !== null,
    answers: shown.map((question) => {
      const { id, kind } = question;
      const given = submission.answers[id];
      const base = { questionId: id, question: inLocale(locale, question.textEn, question.textTr) };
      const nothing = { ...base, text: null, link: null, file: null, isWithheld: false };
      if (given === undefined || given === "") return nothing;
      if (kind === "file" || kind === "link") {
        if (blind) return { ...nothing, isWithheld: true };
        return kind === "link" ? { ...nothing, link: String(given) } : { ...nothing, file: fileName(String(given)) };
      }
      const text = answerText(question, given, locale);
      return { ...nothing, text: blind ? masked(text, blind) : text };
    }),
  };
}

function answerText({ kind, optionsEn, optionsTr }: Question, given: string | number, locale: Locale): string {
  if (kind === "number") return formatNumber(Number(given), locale);
  if (kind !== "choice") return String(given);
  const place = Number(given);
  return inLocale(locale, optionsEn[place] ?? null, optionsTr[place] ?? null);
}

const fileName = (key: string): string => key.split("/").at(-1)!;

/** Texts of the profile as it was sent, by the names of their fields. */
function startupIn(profile: Record<string, unknown>): ReviewedApplication["startup"] {
  const facts = Object.entries(profile).flatMap(([name, value]) =>
    name !== "name" && (typeof value === "string" || typeof value === "number") && value !== ""
      ? [{ name, value: String(value) }]
      : [],
  );
  return { name: String(profile.name ?? ""), facts };
}

/** The version of an application that counts: the last one that was sent. */
export async function latestSubmission(db: Db, applicationId: string): Promise<Submission> {
  const [row] = await db
    .select()
    .from(programSubmission)
    .where(eq(programSubmission.applicationId, applicationId))
    .orderBy(desc(programSubmission.number))
    .limit(1);
  if (!row) throw new AppError("notFound");
  return row;
}

/** The seat of a person for an application. Throws `notFound` for everyone who is not to know of it. */
export async function seatFor(db: Db, accountId: string, applicationId: string, locale: Locale): Promise<Seat> {
  const [seat] = await seatsOf(db, accountId, locale, { applicationId });
  if (!seat) throw new AppError("notFound");
  return seat;
}

/** What a juror reads of one application; undefined `blind`: names are shown. */
export async function viewOf(db: Db, seat: Seat, locale: Locale) {
  const submission = await latestSubmission(db, seat.applicationId);
  const questions = await db
    .select()
    .from(programQuestion)
    .where(eq(programQuestion.formId, submission.formId))
    .orderBy(asc(programQuestion.sortOrder), asc(programQuestion.id));
  const names = seat.isBlind ? (await namesOf(db, [seat.applicationId])).get(seat.applicationId) : undefined;
  const blind = seat.isBlind ? (names ?? { startup: [], people: [] }) : undefined;
  return { submission, questions, view: jurorView(submission, questions, { blind, locale }) };
}

/** The review screen of one application. */
export async function applicationForJuror(
  db: Db,
  accountId: string,
  { applyId, programSeoUrl }: { applyId: string; programSeoUrl?: string | undefined },
  locale: Locale,
): Promise<ReviewedApplication> {
  const seats = await seatsOf(db, accountId, locale, { programSeoUrl });
  const seat = seats.find(({ applicationId }) => applicationId === applyId);
  if (!seat) throw new AppError("notFound");
  const { submission, questions, view } = await viewOf(db, seat, locale);
  const ids = questions.map(({ id }) => id);
  const [categories, reasons, review, marks, own, queue] = [
    await categoriesOf(db, seat.programId, locale),
    await reasonsOf(db, seat.programId, locale),
    await reviewOf(db, seat.reviewId),
    await db.select().from(programQuestionCategory).where(inArray(programQuestionCategory.questionId, ids)),
    await db.select().from(programAnswerReview).where(eq(programAnswerReview.assignmentId, seat.assignmentId)),
    await queueOf(
      db,
      seats.filter(({ phaseId }) => phaseId === seat.phaseId),
      applyId,
    ),
  ];
  return {
    applyId,
    label: applicationLabel(seat.number),
    sentAt: submission.sentAt.toISOString(),
    ...{ startup: view.startup, presentation: view.presentation, isPresentationWithheld: view.isPresentationWithheld },
    answers: view.answers.map((answer) => {
      const found = own.find(({ questionId }) => questionId === answer.questionId);
      return {
        ...answer,
        categoryIds: marks.flatMap(({ questionId, categoryId }) =>
          questionId === answer.questionId ? [categoryId] : [],
        ),
        review: found ? { score: found.score, remark: found.remark, version: found.version } : null,
      };
    }),
    ...{ categories, reasons, review, queue },
    others: await othersOf(db, seat, categories),
  };
}

/** Finished reviews of others, without names: as soon as the phase shows them. */
async function othersOf(
  db: Db,
  seat: Seat,
  categories: readonly ReviewCategory[],
): Promise<ReviewedApplication["others"]> {
  if (seat.othersScores === "never" || (seat.othersScores === "afterOwn" && !seat.finishedAt)) return null;
  const reviews = await scoresOf(db, [seat.phaseId], [seat.applicationId]);
  return reviews
    .filter(({ jurorId }) => jurorId !== seat.jurorId)
    .flatMap(({ scores }) => {
      const weighted = weightedScore(categories, scores);
      const given = Object.entries(scores).flatMap(([categoryId, score]) =>
        score === null ? [] : [{ categoryId, score }],
      );
      return weighted === null ? [] : [{ weighted, scores: given }];
    })
    .sort((one, other) => one.weighted - other.weighted);
}
