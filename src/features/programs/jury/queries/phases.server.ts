// Hand-written SQL: what takes part in one phase and not in another.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member } from "#shared/viewer.ts";
import { leftOutOf } from "../../conflicts/queries.server.ts";
import type { Ranking, RankingTask } from "../../deciding/parts/ranking.ts";
import { placeGoneSql } from "../../deciding/queries/places.server.ts";
import { rankingInput } from "../../deciding/queries/scores.server.ts";
import { labelOf } from "../../received/rules.ts";
import type { Mover, previewPhase } from "../contract.ts";
import type { GOING_ON } from "../limits.ts";
import { conflictedApplications, isMasked, nameOrLabel } from "./masking.server.ts";

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
  isPlaceGone: z.boolean(),
});

/**
 * Those who may go on: what takes part in the active phase, without one all that were sent. To the active phase itself: what was
 * sent and does not take part yet, in the first phase.
 */
async function candidates(
  db: Db,
  { programId, member, locale, rank }: Reading,
  from: PhaseRow | undefined,
  to: PhaseRow,
): Promise<{ movers: Mover[]; gone: ReadonlySet<string>; ranking: RankingTask["by"]; held: ReadonlySet<string> }> {
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
      ${placeGoneSql(sql`a`)} "isPlaceGone"
    from program_application a join startup s on s.id = a.startup_id
    where a.program_id = ${programId} and a.sent_at is not null and a.withdrawn_at is null ${among} order by a.number`,
  );
  // By the one ranking of the program, as the deciding table has it (record 78).
  const input = await rankingInput(db, programId, { phaseId: from?.id }, { viewer: member, locale });
  const { applications: ranked } = await rank(input.task);
  const placeOf = new Map(from && !isAddition ? input.applications.map(({ id }, place) => [id, place]) : []);
  const movers = rows.map(({ id, number, startup, result }) => {
    const own = ranked[placeOf.get(id) ?? -1];
    return {
      applicationId: id,
      label: labelOf(number),
      startup,
      result,
      reviews: own?.reviews ?? 0,
      score: own?.[input.task.by] ?? null,
      rank: own?.rank ?? null,
    };
  });
  const gone = new Set(rows.flatMap(({ id, isPlaceGone }) => (isPlaceGone ? [id] : [])));
  return { movers, gone, ranking: input.task.by, held: input.held };
}

/** Who reads the preview, and what ranks for them. */
interface Reading {
  programId: string;
  member: Member;
  locale: Locale;
  rank: (task: RankingTask) => Promise<Ranking>;
}

interface Wanted extends Reading {
  phaseId: string;
  who: (typeof GOING_ON)[number];
  top: number;
  applicationIds: readonly string[];
}

const countRow = z.object({ count: z.number() });

/** The applications that would go on to a phase. */
export async function previewOf(
  db: Db,
  { phaseId, who, top, applicationIds, ...reading }: Wanted,
): Promise<Answer<typeof previewPhase>> {
  const step = await stepTo(db, reading.programId, phaseId, new Date());
  if ("reason" in step) throw new AppError(step.reason!);
  const { movers, gone, ranking, held } = await candidates(db, reading, step.from, step.to);
  // Those who go on by rank would tell the ranks.
  if (who === "best" && held.size > 0) throw new AppError("ranksKept");
  const conflicted = await conflictedApplications(db, reading.programId, reading.member);
  const all = movers.filter(({ applicationId }) => !conflicted.has(applicationId));
  const own = movers.map(({ applicationId }) => applicationId).filter((id) => conflicted.has(id));
  // Whoever was not accepted stays, and so does who has given up the place, or not confirmed it in time.
  const isOut = ({ applicationId, result }: Mover) => result === "declined" || gone.has(applicationId);
  const best = movers
    .flatMap((mover) => (mover.rank === null || isOut(mover) ? [] : [mover.rank]))
    .sort((a, b) => a - b);
  // Those who share the rank of the last one go on with it: none of them was better.
  const last = best[Math.min(top, best.length) - 1] ?? 0;
  const goes: Record<Wanted["who"], (one: Mover) => boolean> = {
    all: (mover) => !isOut(mover),
    approved: (mover) => mover.result === "approved" && !isOut(mover),
    best: (mover) => !isOut(mover) && mover.rank !== null && mover.rank <= last,
    chosen: ({ applicationId }) => applicationIds.includes(applicationId),
  };
  const [unfinished] = await rowsOf(
    db,
    countRow,
    sql`
    select count(*)::int "count" from program_review_state g
    where g.phase_id = ${step.from?.id ?? null} and g.state in ('assigned', 'begun')`,
  );
  const shown = (mover: Mover): Mover => (held.size > 0 ? { ...mover, score: null, rank: null } : mover);
  return {
    fromPhaseId: step.from?.id ?? null,
    ranking,
    moving: all.filter(goes[who]).map(shown),
    staying: all.filter((item) => !goes[who](item)).map(shown),
    leftOut: await leftOutOf(db, reading.programId, reading.member, own),
    unfinished: unfinished!.count,
  };
}
