// Hand-written SQL: the scores of each review as JSON.

import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programReview, programScore, programScoreReason } from "#db/tables/program-jury.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Review } from "../contract.ts";
import type { Scores } from "../rules.ts";

/** One's own review with its scores; version 0 where there is none yet. */
export async function reviewOf(db: Db, reviewId: string | null): Promise<Review> {
  const [row] = reviewId ? await db.select().from(programReview).where(eq(programReview.id, reviewId)) : [];
  if (!row)
    return {
      version: 0,
      scores: [],
      remarkToOrganizer: null,
      remarkToApplicant: null,
      hasAbstained: false,
      finishedAt: null,
    };
  const scores = await db
    .select()
    .from(programScore)
    .where(eq(programScore.reviewId, row.id))
    .orderBy(asc(programScore.categoryId));
  const chosen =
    scores.length === 0
      ? []
      : await db
          .select()
          .from(programScoreReason)
          .where(
            inArray(
              programScoreReason.scoreId,
              scores.map(({ id }) => id),
            ),
          );
  const { version, remarkToOrganizer, remarkToApplicant, hasAbstained, finishedAt } = row;
  return {
    version,
    remarkToOrganizer,
    remarkToApplicant,
    hasAbstained,
    finishedAt: finishedAt?.toISOString() ?? null,
    scores: scores.map(({ id, categoryId, score, sentence, ...rest }) => ({
      categoryId,
      score,
      sentence,
      hasAbstained: rest.hasAbstained,
      reasonIds: chosen.flatMap(({ scoreId, reasonId }) => (scoreId === id ? [reasonId] : [])).sort(),
    })),
  };
}

/** A finished review that was not abstained from, with its score in each of the criteria; null: none. */
export interface FinishedReview {
  applicationId: string;
  jurorId: string;
  scores: Scores;
}

/** Scores stand in columns that are numbered as the criteria are. */
const finishedReview = z.object({ applicationId: z.string(), jurorId: z.string() }).catchall(z.number().nullable());

/** The finished reviews of a phase, of an application or of all; none that was abstained from or set aside. */
export async function scoresOf(
  db: Db,
  phaseId: string,
  categories: readonly { id: string }[],
  applicationId?: string,
): Promise<FinishedReview[]> {
  // A column a criterion: a thousand applications have 15,000 scores, which cost more to read as rows or as JSON than to find.
  const columns = categories.map(
    ({ id }, at) => sql`, max(s.score) filter (where s.category_id = ${id}) ${sql.identifier(String(at))}`,
  );
  const rows = await rowsOf(
    db,
    finishedReview,
    sql`
    select r.application_id "applicationId", r.juror_id "jurorId"${sql.join(columns)}
    from program_review_state r left join program_score s on s.review_id = r.review_id
    where r.phase_id = ${phaseId} and r.state = 'finished'
      ${applicationId ? sql`and r.application_id = ${applicationId}` : sql``}
    group by r.review_id, r.application_id, r.juror_id`,
  );
  return rows.map(({ applicationId, jurorId, ...scores }) => ({
    applicationId,
    jurorId,
    scores: Object.fromEntries(categories.map(({ id }, at) => [id, scores[at] ?? null])),
  }));
}

/** The score or remark of a juror on one answer; `key`: of the question, the same in every version of the form. */
const answerReview = z.object({
  applicationId: z.string(),
  number: z.number(),
  jurorId: z.string(),
  key: z.string(),
  score: z.number().nullable(),
  remark: z.string().nullable(),
});

/** Reviews of answers in the reviews of a phase that count, for a `from`. */
const answerReviews = (phaseId: string) => sql`program_review_state r
    join program_answer_review w on w.assignment_id = r.assignment_id
    join program_question q on q.id = w.question_id
    join program_application x on x.id = r.application_id
    where r.phase_id = ${phaseId} and r.state = 'finished'`;

/** Reviews of answers of a phase, by application and in the order of the questions. */
export const answerReviewsOf = (db: Db, phaseId: string | undefined) =>
  phaseId === undefined
    ? Promise.resolve([])
    : rowsOf(
        db,
        answerReview,
        sql`
        select r.application_id "applicationId", x.number, r.juror_id "jurorId", q.key, w.score, w.remark
        from ${answerReviews(phaseId)} order by x.number, q.sort_order, q.id, r.juror_id`,
      );

/** How many reviews of answers there are, by application. */
export async function answerReviewCounts(db: Db, phaseId: string | undefined): Promise<Map<string, number>> {
  if (phaseId === undefined) return new Map();
  const rows = await rowsOf(
    db,
    z.object({ applicationId: z.string(), count: z.number() }),
    sql`select r.application_id "applicationId", count(*)::int "count"
      from ${answerReviews(phaseId)} group by r.application_id`,
  );
  return new Map(rows.map(({ applicationId, count }) => [applicationId, count]));
}

/** How many finished reviews of a phase are of a version that its applicant has changed since, by application. */
export async function outdatedReviews(db: Db, phaseId: string | undefined): Promise<Map<string, number>> {
  if (phaseId === undefined) return new Map();
  // Few applications are sent again after they were reviewed: only their texts are compared.
  const rows = await rowsOf(
    db,
    z.object({ applicationId: z.string(), count: z.number() }),
    sql`
    select r.application_id "applicationId", count(*)::int "count" from program_review_state r
    join program_submission u on u.id = r.submission_id
    join program_submission v on v.application_id = u.application_id and v.number = u.number + 1
    where r.phase_id = ${phaseId} and r.state = 'finished' and program_text_changed(r.submission_id, r.application_id)
    group by r.application_id`,
  );
  return new Map(rows.map(({ applicationId, count }) => [applicationId, count]));
}

const confirmation = z.object({
  applicationId: z.string(),
  number: z.number(),
  jurorId: z.string(),
  juror: z.string().nullable(),
  /** Numbers of versions. */
  earlier: z.number(),
  version: z.number(),
  submissionId: z.string(),
  confirmedAt: z.string(),
});

/** What jurors have confirmed for a later version of an application, by the condition on `program_review_state r`. */
export async function confirmationsWhere(db: Db, condition: SQL, locale: Locale) {
  const rows = await rowsOf(
    db,
    confirmation,
    sql`
    select r.application_id "applicationId", x.number, r.juror_id "jurorId",
      coalesce(${nameOrLeft(sql`w`, locale)}, j.name, j.email) juror, u.number earlier, v.number version,
      v.id "submissionId", c.confirmed_at "confirmedAt"
    from program_review_state r join program_review_confirmation c on c.review_id = r.review_id
    join program_application x on x.id = r.application_id
    join program_juror j on j.id = r.juror_id left join account w on w.id = j.account_id
    join program_submission u on u.id = c.earlier_id join program_submission v on v.id = c.submission_id
    where ${condition} order by x.number, r.juror_id, c.confirmed_at`,
  );
  return rows.map((row) => ({ ...row, confirmedAt: new Date(row.confirmedAt).toISOString() }));
}

/** Scores of reviews, finished or not. */
export async function scoreRowsOf(db: Db, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(programScore)
    .where(inArray(programScore.reviewId, [...reviewIds]));
}
