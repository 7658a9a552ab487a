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

/** The finished reviews of phases, of some applications or of all. Reviews that were abstained from count nowhere. */
export async function scoresOf(
  db: Db,
  phaseIds: readonly string[],
  applicationIds?: readonly string[],
): Promise<FinishedReview[]> {
  return rowsOf(
    db,
    finishedReview,
    sql`
    select a.application_id "applicationId", a.juror_id "jurorId",
      coalesce(json_object_agg(s.category_id, s.score) filter (where s.id is not null), '{}') scores
    from program_assignment a join program_review r on r.assignment_id = a.id
    left join program_score s on s.review_id = r.id
    where a.phase_id = any(${sql.param([...phaseIds])}::uuid[])
      ${applicationIds ? sql`and a.application_id = any(${sql.param([...applicationIds])}::uuid[])` : sql``}
      and r.finished_at is not null and not r.has_abstained
    group by r.id, a.application_id, a.juror_id`,
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
