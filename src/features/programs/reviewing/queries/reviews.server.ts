// Hand-written SQL: the scores of each review as JSON.

import { asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programReview, programScore, programScoreReason } from "#db/tables/program-jury.server.ts";
import type { Review } from "../contract.ts";

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

/** A finished review that was not abstained from. */
const finishedReview = z.object({
  applicationId: z.string(),
  jurorId: z.string(),
  scores: z.record(z.string(), z.number().nullable()),
});
export type FinishedReview = z.output<typeof finishedReview>;

/** The finished reviews of phases, of some applications or of all; none that was abstained from or set aside. */
export async function scoresOf(
  db: Db,
  phaseIds: readonly string[],
  applicationIds?: readonly string[],
): Promise<FinishedReview[]> {
  return rowsOf(
    db,
    finishedReview,
    sql`
    select r.application_id "applicationId", r.juror_id "jurorId",
      coalesce(json_object_agg(s.category_id, s.score) filter (where s.id is not null), '{}') scores
    from program_review_state r left join program_score s on s.review_id = r.review_id
    where r.phase_id = any(${sql.param([...phaseIds])}::uuid[]) and r.state = 'finished'
      ${applicationIds ? sql`and r.application_id = any(${sql.param([...applicationIds])}::uuid[])` : sql``}
    group by r.review_id, r.application_id, r.juror_id`,
  );
}

/** Scores of reviews, finished or not. */
export async function scoreRowsOf(db: Db, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(programScore)
    .where(inArray(programScore.reviewId, [...reviewIds]));
}
