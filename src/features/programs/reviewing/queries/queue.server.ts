// Hand-written SQL: of each application the name in its last version.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programReviewCategory } from "#db/tables/programs.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReviewQueue, ReviewTable } from "../contract.ts";
import { applicationLabel, nextOf, weightedScore } from "../rules.ts";
import { scoreRowsOf } from "./reviews.server.ts";
import { categoriesOf } from "./rubric.server.ts";
import { type Seat, stateOf } from "./seats.server.ts";

/** The queue of one phase, of whose seats there is at least one. `after`: the application that was just reviewed. */
export async function queueOf(db: Db, seats: readonly Seat[], after?: string): Promise<ReviewQueue> {
  const [first] = seats as [Seat, ...Seat[]];
  const weights = await db
    .select()
    .from(programReviewCategory)
    .where(eq(programReviewCategory.programId, first.programId));
  const scores = await scoreRowsOf(
    db,
    seats.flatMap(({ reviewId }) => reviewId ?? []),
  );
  const byReview = Map.groupBy(scores, ({ reviewId }) => reviewId);
  const names = first.isBlind ? undefined : await sentNames(db, seats);
  return {
    program: {
      seoUrl: first.programSeoUrl,
      name: first.programName,
      organizer: first.organizer,
      timeZone: first.timeZone,
    },
    phase: {
      id: first.phaseId,
      name: first.phaseName,
      startsAt: first.startsAt,
      finishesAt: first.finishesAt,
      isActive: first.isActive,
      isBlind: first.isBlind,
      othersScores: first.othersScores,
      isOpen: first.isOpen,
    },
    applications: seats.map((seat) => ({
      applyId: seat.applicationId,
      label: applicationLabel(seat.number),
      name: names?.get(seat.applicationId) ?? null,
      state: stateOf(seat),
      weighted: weightedScore(
        weights,
        Object.fromEntries(
          ((seat.reviewId && byReview.get(seat.reviewId)) || []).map(({ categoryId, score }) => [categoryId, score]),
        ),
      ),
    })),
    nextId: nextOf(
      seats.map((seat) => ({ ...seat, state: stateOf(seat) })),
      after,
    ),
    expected: null,
    left: 0,
  };
}

const nameRow = z.object({ id: z.string(), name: z.string() });

/** The names under which applications of a phase that is not blind were sent. */
async function sentNames(db: Db, seats: readonly Seat[]): Promise<Map<string, string>> {
  const rows = await rowsOf(
    db,
    nameRow,
    sql`
    select distinct on (application_id) application_id id, profile ->> 'name' name from program_submission
    where application_id = any(${sql.param(seats.map(({ applicationId }) => applicationId))}::uuid[])
    order by application_id, number desc`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Queues of all phases of these seats. */
export async function queuesOf(db: Db, seats: readonly Seat[]): Promise<ReviewQueue[]> {
  const queues: ReviewQueue[] = [];
  for (const phaseId of new Set(seats.map((seat) => seat.phaseId)))
    queues.push(
      await queueOf(
        db,
        seats.filter((seat) => seat.phaseId === phaseId),
      ),
    );
  return queues;
}

/** The juror's scores of the first of these phases, to go on as a table. */
export async function tableOf(db: Db, seats: readonly Seat[], locale: Locale): Promise<ReviewTable> {
  const own = seats.filter(({ phaseId }) => phaseId === seats[0]!.phaseId);
  const scores = await scoreRowsOf(
    db,
    own.flatMap(({ reviewId }) => reviewId ?? []),
  );
  return {
    queue: await queueOf(db, own),
    categories: await categoriesOf(db, own[0]!.phaseId, locale),
    reviews: own.map(({ applicationId, reviewId, version }) => ({
      applyId: applicationId,
      version,
      scores: scores.filter((row) => row.reviewId === reviewId),
    })),
  };
}
