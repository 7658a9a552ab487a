// Hand-written SQL: the scores of each application as JSON.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programPhase, programReviewCategory } from "#db/tables/programs.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { Member } from "#shared/viewer.ts";
import { labelOf } from "../../received/rules.ts";
import { weightedScore } from "../../reviewing/rules.ts";
import type { Mover, previewPhase } from "../contract.ts";
import type { GOING_ON } from "../limits.ts";
import { isMasked, nameOrLabel } from "./masking.server.ts";

/** Means of the same numbers in another order differ by less. */
const SCORE_GRAIN = 1e-9;

type PhaseRow = typeof programPhase.$inferSelect;

/** The active phase and the next one, or the reason why it cannot be active. */
export async function stepTo(db: Db, programId: string, phaseId: string, now: Date) {
  const phases = await db.select().from(programPhase).where(eq(programPhase.programId, programId));
  const members = await db
    .selectDistinct({ id: programPhaseApplication.phaseId })
    .from(programPhaseApplication)
    .where(eq(programPhaseApplication.programId, programId));
  const held = new Set(members.map(({ id }) => id));
  const from: PhaseRow | undefined = phases.find(({ isActive }) => isActive);
  const to = phases.find(({ id }) => id === phaseId);
  if (!to) return { reason: "notFound" as const };
  if (to.finishesAt <= now) return { reason: "phaseOver" as const };
  if (from && from.startsAt > to.startsAt) return { reason: "phaseNotNext" as const };
  // Also one whose dates have passed: nobody was reviewed in it, so nobody has passed it.
  const isLeftOut = ({ id, startsAt }: PhaseRow) =>
    startsAt < to.startsAt && !held.has(id) && (!from || startsAt > from.startsAt);
  if (phases.some(isLeftOut)) return { reason: "phaseSkipped" as const };
  return { from, to };
}

const moverRow = z.object({
  id: z.string(),
  number: z.number(),
  startup: z.string(),
  result: z.enum(["inspecting", "approved", "declined"]),
  reviews: z.array(z.record(z.string(), z.number().nullable())),
});

/**
 * Those who may go on: what takes part in the active phase, without one all that were sent. To the active phase itself: what was
 * sent and does not take part yet, in the first phase.
 */
async function candidates(
  db: Db,
  { programId, member }: { programId: string; member: Member },
  from: PhaseRow | undefined,
  to: PhaseRow,
): Promise<Mover[]> {
  const isAddition = from?.id === to.id;
  const among = !from
    ? sql``
    : isAddition
      ? sql`and not exists (select from program_phase_application m where m.phase_id = ${to.id} and m.application_id = a.id)`
      : sql`and exists (select from program_phase_application m where m.phase_id = ${from.id} and m.application_id = a.id)`;
  const rows = await rowsOf(
    db,
    moverRow,
    sql`
    select a.id, a.number, ${nameOrLabel(sql`s.name`, sql`a.number`, await isMasked(db, programId, member))} startup, a.result,
      coalesce((select json_agg(coalesce((select json_object_agg(x.category_id, x.score) from program_score x where x.review_id = r.review_id), '{}'))
        from program_review_state r where r.application_id = a.id and r.phase_id = ${from?.id ?? null} and r.state = 'finished'), '[]') reviews
    from program_application a join startup s on s.id = a.startup_id
    where a.program_id = ${programId} and a.sent_at is not null and a.withdrawn_at is null ${among} order by a.number`,
  );
  const categories = await db
    .select()
    .from(programReviewCategory)
    .where(eq(programReviewCategory.programId, programId));
  return rows.map(({ id, number, startup, result, reviews }) => {
    const scores = reviews.map((review) => weightedScore(categories, review)).filter((item) => item !== null);
    const sum = scores.reduce((total, score) => total + score, 0);
    return {
      applicationId: id,
      label: labelOf(number),
      startup,
      result,
      reviews: reviews.length,
      score: scores.length > 0 ? sum / scores.length : null,
    };
  });
}

interface Wanted {
  programId: string;
  member: Member;
  phaseId: string;
  who: (typeof GOING_ON)[number];
  top: number;
  applicationIds: readonly string[];
}

const countRow = z.object({ count: z.number() });

/** The applications that would go on to a phase. */
export async function previewOf(
  db: Db,
  { programId, member, phaseId, who, top, applicationIds }: Wanted,
): Promise<Answer<typeof previewPhase>> {
  const step = await stepTo(db, programId, phaseId, new Date());
  if ("reason" in step) throw new AppError(step.reason!);
  const all = await candidates(db, { programId, member }, step.from, step.to);
  const best = all
    .filter(({ score, result }) => score !== null && result !== "declined")
    .toSorted((a, b) => b.score! - a.score!);
  // Those with the same score as the last one go on with it: none of them was better.
  const least = (best[Math.min(top, best.length) - 1]?.score ?? Number.POSITIVE_INFINITY) - SCORE_GRAIN;
  const goes: Record<Wanted["who"], (one: Mover) => boolean> = {
    all: ({ result }) => result !== "declined",
    approved: ({ result }) => result === "approved",
    best: ({ score, result }) => result !== "declined" && score !== null && score >= least,
    chosen: ({ applicationId }) => applicationIds.includes(applicationId),
  };
  const [unfinished] = await rowsOf(
    db,
    countRow,
    sql`
    select count(*)::int "count" from program_review_state g
    where g.phase_id = ${step.from?.id ?? null} and g.state in ('assigned', 'begun')`,
  );
  return {
    fromPhaseId: step.from?.id ?? null,
    moving: all.filter(goes[who]),
    staying: all.filter((item) => !goes[who](item)),
    unfinished: unfinished!.count,
  };
}
