// Hand-written SQL: which applications have a reason, in lists and in counts.

import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { program, programPhase } from "#db/tables/programs.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { lookForConflicts } from "../../jury/queries/conflicts.server.ts";
import { heldApplications, isMasked, nameOrLabel } from "../../jury/queries/masking.server.ts";
import { scoresOf } from "../../reviewing/queries/reviews.server.ts";
import { phaseCategories } from "../../reviewing/queries/rubric.server.ts";
import { weightedScore } from "../../reviewing/rules.ts";
import type { Ranking, RankingTask } from "../parts/ranking.ts";
import { isPlaceGone, placeSql } from "./places.server.ts";

/** An application of a phase as the organizer reads it. */
const phaseApplication = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  seoUrl: z.string().nullable(),
  logo: z.string().nullable(),
  result: z.enum(["inspecting", "approved", "declined"]),
  isPublished: z.boolean(),
  place: z.enum(["asked", "taken", "givenUp", "missed"]).nullable(),
  lacksReason: z.boolean(),
  isInPhase: z.boolean(),
});
export type PhaseApplication = z.output<typeof phaseApplication>;

const phaseJuror = z.object({
  id: z.string(),
  name: z.string(),
});

const phasesOf = (db: Db, programId: string) =>
  db.select().from(programPhase).where(eq(programPhase.programId, programId)).orderBy(asc(programPhase.startsAt));

/**
 * SQL that is true if there is a reason: one of the catalogue or a sentence of a finished review, a remark to the applicant,
 * or the organization's. What the catalogue says of strengths is no reason to decline.
 */
export const HAS_REASON = sql`(exists (select from program_letter l where l.application_id = x.id and l.reason is not null)
  or exists (select from program_review_state a join program_review r on r.id = a.review_id
    where a.application_id = x.id and a.state = 'finished'
      and (r.remark_to_applicant is not null or exists (select from program_score s where s.review_id = r.id
        and (s.sentence is not null or exists (select from program_score_reason c join program_reason m on m.id = c.reason_id
          where c.score_id = s.id and (not m.is_strength or x.result = 'approved')))))))`;

/**
 * All applications of a program; without a phase, each is in it. `isHidden`: their names are hidden from the reader, who gets labels.
 */
async function applicationsOf(db: Db, programId: string, phaseId: string | undefined, isHidden: boolean) {
  const isInPhase =
    phaseId === undefined
      ? sql`true`
      : sql`x.id in (select m.application_id from program_phase_application m where m.phase_id = ${phaseId})`;
  return rowsOf(
    db,
    phaseApplication,
    sql`
    select x.id, x.number, ${nameOrLabel(sql`t.name`, sql`x.number`, isHidden)} name,
      ${isHidden ? sql`null` : sql`t.seo_url`} "seoUrl", ${isHidden ? sql`null` : sql`t.logo_64`} logo, x.result,
      x.published_at is not null "isPublished", ${placeSql(sql`x`)} place,
      case when x.result = 'declined' and x.published_at is null then not ${HAS_REASON} else false end "lacksReason",
      ${isInPhase} "isInPhase"
    from program_application x join startup t on t.id = x.startup_id
    where x.program_id = ${programId} and x.sent_at is not null and x.withdrawn_at is null
    order by x.number`,
  );
}

/** The applications of a phase. `isHidden`: their names are hidden from the reader, who gets labels. */
export async function applicationsOfPhase(db: Db, programId: string, phaseId: string | undefined, isHidden: boolean) {
  const all = await applicationsOf(db, programId, phaseId, isHidden);
  return all.filter(({ isInPhase }) => isInPhase);
}

/**
 * All that the ranking of a phase is made of. `places`: where the line is drawn; undefined: below those who are approved.
 * `all`: the applications of the whole program. `held`: those whose reviews the viewer must not read. `readable`: the reviews that they read.
 */
export async function rankingInput(
  db: Db,
  programId: string,
  wanted: { phaseId?: string | undefined; places?: number | undefined },
  { viewer, locale }: { viewer: Viewer; locale: Locale },
) {
  const isHidden = await isMasked(db, programId, memberOnly(viewer));
  await lookForConflicts(db, programId);
  const phases = await phasesOf(db, programId);
  const phase =
    phases.find(({ id }) => id === wanted.phaseId) ?? phases.find(({ isActive }) => isActive) ?? phases.at(-1);
  const all = await applicationsOf(db, programId, phase?.id, isHidden);
  const applications = all.filter(({ isInPhase }) => isInPhase);
  const categories = phase ? await phaseCategories(db, phase.id) : [];
  const jurors = await rowsOf(
    db,
    phaseJuror,
    sql`
    select j.id, ${isHidden ? sql`'–'` : sql`coalesce(${nameOrLeft(sql`w`, locale)}, j.name, j.email, '–')`} name
    from program_juror j left join account w on w.id = j.account_id
    where j.program_id = ${programId} and j.accepted_at is not null order by j.invited_at, j.id`,
  );
  const reviews = phase ? await scoresOf(db, phase.id, categories) : [];
  const placeOf = new Map(applications.map(({ id }, place) => [id, place]));
  const jurorPlaceOf = new Map(jurors.map(({ id }, place) => [id, place]));
  const approved = applications.filter(({ result, place }) => result === "approved" && !isPlaceGone(place)).length;
  const [chosen] = await db.select({ ranking: program.ranking }).from(program).where(eq(program.id, programId));
  const task: RankingTask = {
    by: chosen!.ranking,
    applications: applications.length,
    jurors: jurors.length,
    places: wanted.places ?? (approved > 0 ? approved : null),
    reviews: reviews.flatMap(({ applicationId, jurorId, scores }) => {
      const raw = weightedScore(categories, scores);
      const application = placeOf.get(applicationId);
      const juror = jurorPlaceOf.get(jurorId);
      return raw === null || application === undefined || juror === undefined ? [] : [{ application, juror, raw }];
    }),
  };
  const held = await heldApplications(db, programId, memberOnly(viewer));
  const isShown = ({ application }: RankingTask["reviews"][number]) => !held.has(applications[application]!.id);
  const readable = task.reviews.filter(isShown);
  return { isHidden, held, phases, phase, all, applications, categories, jurors, reviews, task, readable };
}

/**
 * The ranking as the viewer reads it. There is one (record 78): while reviews are kept from them, they get raw scores of the others, and nothing
 * that compares applications or jurors. A ranking without those reviews would be another one, and a gap in the real one would tell what they say.
 */
export async function readRanking(
  { held, task, readable }: Pick<Awaited<ReturnType<typeof rankingInput>>, "held" | "task" | "readable">,
  rank: (task: RankingTask) => Promise<Ranking>,
): Promise<Ranking> {
  if (held.size === 0) return rank(task);
  const { applications, jurors } = await rank({ ...task, reviews: readable });
  return {
    applications: applications.map((application) => ({
      ...application,
      normalized: null,
      rank: null,
      best: null,
      worst: null,
      hangsOn: [],
    })),
    jurors: jurors.map((juror) => ({ ...juror, leaning: null, hasNoSpread: false })),
  };
}

const recordRow = z.object({
  letters: z.number(),
  declined: z.number(),
  withReason: z.number(),
  helped: z.number(),
  notHelped: z.number(),
});

/** The organization's own record: its published results and the founders' opinions of its letters. */
export async function recordOf(db: Db, organizationId: string) {
  const [record] = await rowsOf(
    db,
    recordRow,
    sql`
    select count(*)::int letters, count(*) filter (where l.result = 'declined')::int declined,
      count(*) filter (where l.result = 'declined' and ${HAS_REASON})::int "withReason",
      count(*) filter (where l.has_helped)::int helped, count(*) filter (where not l.has_helped)::int "notHelped"
    from program p join program_application x on x.program_id = p.id
    join program_letter l on l.application_id = x.id and l.published_at is not null
    where p.organization_id = ${organizationId} and p.deleted_at is null`,
  );
  return record!;
}
