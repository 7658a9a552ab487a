import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programReview } from "#db/tables/program-jury.server.ts";
import type { Locale } from "#shared/locale.ts";
import { textDifference } from "#shared/text-difference.ts";
import type { ReviewedApplication } from "../contract.ts";
import { type Seat, stateOf } from "./seats.server.ts";
import { type SubmissionView, viewsOfSubmissions } from "./views.server.ts";

type Answer = SubmissionView["view"]["answers"][number];

const textOf = ({ text, link, file }: Answer): string => text ?? link ?? file ?? "";

/** What the applicant has changed since the juror of a seat scored it, as far as the juror may read it; null: nothing. */
export async function changedSince(
  db: Db,
  seat: Seat,
  now: SubmissionView,
  locale: Locale,
): Promise<ReviewedApplication["changed"]> {
  if (stateOf(seat) !== "changed") return null;
  const [read] = await db
    .select({ submission: programSubmission })
    .from(programReview)
    .innerJoin(programSubmission, eq(programSubmission.id, programReview.submissionId))
    .where(eq(programReview.id, seat.reviewId!));
  const views = await viewsOfSubmissions(db, [read!.submission], { isBlind: seat.isBlind, locale });
  const before = views.get(seat.applicationId)!;
  const keyIn = ({ questions }: SubmissionView, id: string) => questions.find((question) => question.id === id)?.key;
  const answers = now.view.answers.flatMap((answer) => {
    const key = keyIn(now, answer.questionId);
    const earlier = before.view.answers.find(({ questionId }) => keyIn(before, questionId) === key);
    const stored = before.submission.answers[earlier?.questionId ?? ""];
    // Files and links that are withheld have no text to compare.
    if (JSON.stringify(stored ?? "") === JSON.stringify(now.submission.answers[answer.questionId] ?? "")) return [];
    return [{ question: answer.question, difference: textDifference(earlier ? textOf(earlier) : "", textOf(answer)) }];
  });
  return {
    sentAt: now.submission.sentAt.toISOString(),
    answers,
    isPresentationChanged: before.submission.presentationFile !== now.submission.presentationFile,
  };
}
