import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { programApplication, programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programAssignment, programJuror, programMinutes, programReview } from "#db/tables/program-jury.server.ts";
import {
  program,
  programChoice,
  programPhase,
  programPhaseCategory,
  programReviewCategory,
} from "#db/tables/programs.server.ts";
import { writeRows } from "#server/edit/rows.server.ts";
import type { Write } from "#server/edit/save-edit.server.ts";
import type { Values } from "#shared/edit/form.ts";
import { refuse } from "#shared/outcome.ts";
import { type ProgramFields, programForm } from "../form.ts";
import { OTHERS_SCORES } from "../limits.ts";
import { CHOICE_FIELDS, scoredCategories } from "../queries.server.ts";
import { linesOf } from "../rules.ts";
import { writeQuestions } from "./questions.server.ts";

type ProgramValues = Values<ProgramFields>;
const DEFAULT_SCALE = 5;
const DEFAULT_REVIEWS = 3;

/** Why these rows cannot be written: the jury has worked with what would change. */
export async function inUse(tx: Db, programId: string, stored: ProgramValues, next: Partial<ProgramValues>) {
  if (next.ranking && next.ranking !== stored.ranking && (await hasRanked(tx, programId)))
    return refuse("rankingWasUsed");
  if (next.reviewCategories) {
    const weighed = new Map(next.reviewCategories.map(({ id, ...rest }) => [id, weighing(rest)]));
    const changed = stored.reviewCategories.flatMap(({ id, ...rest }) =>
      weighed.get(id) === weighing(rest) || id === null ? [] : [id],
    );
    if ((await scoredCategories(tx, changed)).size > 0) return refuse("categoryHasScores");
  }
  if (next.phases) {
    const there = new Map(next.phases.map((phase) => [phase.id, phase]));
    const gone = stored.phases.flatMap(({ id }) => (id !== null && !there.has(id) ? [id] : []));
    if (await haveBegun(tx, gone)) return refuse("phaseHasBegun");
    // Whoever reviews could read names meanwhile.
    const now = Date.now();
    const isPutOff = (before: string | null, after: string | null | undefined) =>
      before !== null && after != null && Date.parse(before) <= now && Date.parse(after) > now;
    const putOff = stored.phases.flatMap(({ id, isVisible, startsAt, finishesAt }) => {
      const next = id === null ? undefined : there.get(id);
      if (!next) return [];
      const isReopened = isPutOff(finishesAt, next.finishesAt);
      // Blind from now on: whoever reviews in it has read the names.
      const isBlind = !isVisible || (isReopened && next.isVisible === false);
      return isReopened || isPutOff(startsAt, next.startsAt) ? [{ id: id!, isBlind, isReopened }] : [];
    });
    const idsOf = (rows: typeof putOff) => rows.map(({ id }) => id);
    if (await haveBegun(tx, idsOf(putOff.filter(({ isBlind }) => isBlind)))) return refuse("phaseStaysOver");
    if (await insidersReview(tx, idsOf(putOff.filter(({ isReopened }) => isReopened)))) return refuse("phaseWasRead");
    const opened = stored.phases.flatMap(({ id, isVisible }) =>
      id !== null && !isVisible && there.get(id)?.isVisible ? [id] : [],
    );
    if (await wereActive(tx, opened)) return refuse("phaseStaysBlind");
    const earlier = stored.phases.flatMap(({ id, othersScores }) => {
      const next = id === null ? undefined : there.get(id)?.othersScores;
      return next && othersScores && showsAt(next) > showsAt(othersScores) ? [id!] : [];
    });
    if (await wereActive(tx, earlier)) return refuse("phaseShowsNoMore");
    const rescored = stored.phases.flatMap(({ id, criteriaIds }) => {
      const now = id === null ? undefined : there.get(id)?.criteriaIds;
      return id !== null && now && now.join() !== criteriaIds.join() ? [id] : [];
    });
    if (await haveReviews(tx, rescored)) return refuse("phaseIsScored");
  }
  return undefined;
}

/** What of a criterion or a phase is only a text to be read; the texts of questions are what is asked. */
const TEXT_OF_ROW = /^(?:name|description|meanings)(?:En|Tr)$/;
const comparable = (key: string, value: unknown) =>
  /At$/.test(key) && typeof value === "string" ? Date.parse(value) : JSON.stringify(value ?? null);

/** True if rows that are sent decide what the stored ones decide. */
const decideTheSame = (stored: readonly object[], sent: readonly object[] | undefined): boolean =>
  sent === undefined ||
  (sent.length === stored.length &&
    sent.every((row, place) => {
      const before = new Map(Object.entries(stored[place]!));
      return Object.entries(row).every(
        ([key, value]) => TEXT_OF_ROW.test(key) || comparable(key, value) === comparable(key, before.get(key)),
      );
    }));

/** True if a save would change how the applications of a program are selected once some were sent. */
export async function changesSelection(tx: Db, programId: string, stored: ProgramValues, next: Partial<ProgramValues>) {
  const isSame =
    (next.ranking === undefined || next.ranking === stored.ranking) &&
    decideTheSame(stored.reviewCategories, next.reviewCategories) &&
    decideTheSame(stored.phases, next.phases) &&
    decideTheSame(stored.questions, next.questions);
  if (isSame) return false;
  const [sent] = await tx
    .select({ id: programApplication.id })
    .from(programApplication)
    .where(and(eq(programApplication.programId, programId), isNotNull(programApplication.sentAt)))
    .limit(1);
  return sent !== undefined;
}

/** The weight of a score: once scored, neither its scale nor its weight changes. */
const weighing = ({ scaleMax, weight }: { scaleMax: number | null; weight: number | null }) =>
  `${scaleMax ?? DEFAULT_SCALE} ${weight}`;

const rankedRow = z.object({ hasRanked: z.boolean() });

/** The ranking was used: applications went on to a second phase, results were published, or minutes sealed. */
async function hasRanked(tx: Db, programId: string): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    rankedRow,
    sql`
    select (select count(distinct m.phase_id) from program_phase_application m where m.program_id = ${programId}) > 1
      or exists (select from program_application a where a.program_id = ${programId} and a.published_at is not null)
      or exists (select from program_minutes w join program_phase h on h.id = w.phase_id where h.program_id = ${programId}) "hasRanked"`,
  );
  return row!.hasRanked;
}

async function haveBegun(tx: Db, phaseIds: string[]): Promise<boolean> {
  if (phaseIds.length === 0) return false;
  const [member] = await tx
    .select({ id: programPhaseApplication.phaseId })
    .from(programPhaseApplication)
    .where(inArray(programPhaseApplication.phaseId, phaseIds))
    .limit(1);
  const [minutes] = await tx
    .select({ id: programMinutes.id })
    .from(programMinutes)
    .where(inArray(programMinutes.phaseId, phaseIds))
    .limit(1);
  return member !== undefined || minutes !== undefined;
}

/** How much jurors see of the scores of others. */
const SHOWN_SCORES: readonly string[] = OTHERS_SCORES;
const showsAt = (othersScores: string): number => SHOWN_SCORES.indexOf(othersScores);

/** Whoever reviews has been told by what rules: one of the phases is active, or was. */
async function wereActive(tx: Db, phaseIds: string[]): Promise<boolean> {
  if (phaseIds.length === 0) return false;
  const [active] = await tx
    .select({ id: programPhase.id })
    .from(programPhase)
    .where(and(inArray(programPhase.id, phaseIds), eq(programPhase.isActive, true)))
    .limit(1);
  return active !== undefined || (await haveBegun(tx, phaseIds));
}

/** Somebody of the organization reviews in one of the phases, or did: once it is over they read all its scores (record 76). */
async function insidersReview(tx: Db, phaseIds: string[]): Promise<boolean> {
  if (phaseIds.length === 0) return false;
  const [insider] = await tx
    .select({ id: programAssignment.id })
    .from(programAssignment)
    .innerJoin(programJuror, eq(programJuror.id, programAssignment.jurorId))
    .innerJoin(program, eq(program.id, programAssignment.programId))
    .innerJoin(
      entityAccess,
      and(eq(entityAccess.entityId, program.organizationId), eq(entityAccess.accountId, programJuror.accountId)),
    )
    .where(inArray(programAssignment.phaseId, phaseIds))
    .limit(1);
  return insider !== undefined;
}

async function haveReviews(tx: Db, phaseIds: string[]): Promise<boolean> {
  if (phaseIds.length === 0) return false;
  const [review] = await tx
    .select({ id: programReview.id })
    .from(programAssignment)
    .innerJoin(programReview, eq(programReview.assignmentId, programAssignment.id))
    .where(inArray(programAssignment.phaseId, phaseIds))
    .limit(1);
  return review !== undefined;
}

/** Writes the lists of a program that were sent. */
export async function writeLists(
  tx: Db,
  programId: string,
  { sent, values }: Write<ProgramFields>,
  accountId: string,
): Promise<void> {
  for (const [field, kind] of Object.entries(CHOICE_FIELDS) as [keyof typeof CHOICE_FIELDS, "stage"][]) {
    if (!sent.has(field)) continue;
    await tx.delete(programChoice).where(and(eq(programChoice.programId, programId), eq(programChoice.kind, kind)));
    if (values[field].length > 0)
      await tx.insert(programChoice).values(values[field].map((typeId) => ({ programId, kind, typeId })));
  }
  if (sent.has("questions")) await writeQuestions(tx, programId, values.questions, accountId);
  if (sent.has("reviewCategories"))
    await writeRows(
      tx,
      programReviewCategory,
      programForm.fields.reviewCategories.fields,
      { programId },
      values.reviewCategories.map(({ meaningsEn, meaningsTr, scaleMax, ...category }) => ({
        ...category,
        scaleMax: scaleMax ?? DEFAULT_SCALE,
        meaningsEn: linesOf(meaningsEn),
        meaningsTr: linesOf(meaningsTr),
      })),
    );
  if (sent.has("phases")) await writePhases(tx, programId, values.phases);
}

async function writePhases(tx: Db, programId: string, phases: ProgramValues["phases"]): Promise<void> {
  // Those that change places overlap for a moment.
  await tx.execute(sql`set constraints program_phase_overlap deferred`);
  const { isVisible: _visible, criteriaIds: _criteria, ...fields } = programForm.fields.phases.fields;
  const rows = phases.map(({ id, ...phase }) => ({ ...phase, id: id ?? v7() }));
  await writeRows(
    tx,
    programPhase,
    { ...fields, isBlind: { kind: "flag" } },
    { programId },
    rows.map(({ isVisible, criteriaIds: _ids, startsAt, finishesAt, ...phase }) => ({
      ...phase,
      isBlind: !isVisible,
      startsAt: new Date(startsAt!),
      finishesAt: new Date(finishesAt!),
      othersScores: phase.othersScores ?? "afterOwn",
      reviewsPerApplication: phase.reviewsPerApplication ?? DEFAULT_REVIEWS,
    })),
  );
  await tx.execute(sql`set constraints program_phase_overlap immediate`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(programPhaseCategory).where(inArray(programPhaseCategory.phaseId, ids));
  const criteria = rows.flatMap(({ id: phaseId, criteriaIds }) =>
    criteriaIds.map((categoryId) => ({ phaseId, categoryId })),
  );
  if (criteria.length > 0) await tx.insert(programPhaseCategory).values(criteria);
}
