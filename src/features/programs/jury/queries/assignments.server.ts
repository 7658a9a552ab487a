// Hand-written SQL: jurors and conflicts of each application as JSON, and conflicts that the database finds.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { CONFLICT_KINDS } from "#shared/program-conflict.ts";
import { labelOf, numberIn } from "../../received/rules.ts";
import { assignedCell, type assignmentTable, type JuryPhase, type Proposal } from "../contract.ts";
import { assign, type Reviewer, type ToReview } from "../parts/assignment.ts";
import { jurorsOf, phasesOf } from "./jury.server.ts";

export async function activePhase(db: Db, programId: string, locale: Locale): Promise<JuryPhase> {
  const active = (await phasesOf(db, programId, locale)).find(({ isActive }) => isActive);
  if (!active) throw new AppError("noActivePhase");
  return active;
}

const countRow = z.object({ count: z.number() });
const assignedRow = z.object({
  id: z.string(),
  number: z.number(),
  startup: z.string(),
  topic: z.string().nullable(),
  locale: z.enum(LOCALES),
  assigned: z.array(assignedCell),
  conflicts: z.array(z.object({ jurorId: z.string(), kinds: z.array(z.enum(CONFLICT_KINDS)), blocks: z.boolean() })),
});
const pairRow = z.object({ applicationId: z.string(), jurorId: z.string() });

interface Wanted {
  programId: string;
  currentPage: number;
  pageSize: number;
  searchText: string;
  onlyLacking: boolean;
}

/** Applications of the active phase with the jurors who review them and those who must not. */
export async function assignmentsOf(
  db: Db,
  { programId, currentPage, pageSize, searchText, onlyLacking }: Wanted,
  locale: Locale,
): Promise<Answer<typeof assignmentTable>> {
  const phase = await activePhase(db, programId, locale);
  const number = numberIn(searchText);
  const count = sql`(select count(*) from program_review_state g join program_juror j on j.id = g.juror_id and j.removed_at is null
    where g.phase_id = m.phase_id and g.application_id = m.application_id and g.state in ('assigned', 'begun', 'finished'))`;
  const from = sql`from program_phase_application m
    join program_application a on a.id = m.application_id and a.sent_at is not null and a.withdrawn_at is null
    join startup s on s.id = a.startup_id
    where m.phase_id = ${phase.id}
    ${searchText === "" ? sql`` : sql`and (strpos(s.name_fold, fold(${searchText})) > 0 ${number === undefined ? sql`` : sql`or a.number = ${number}`})`}
    ${onlyLacking ? sql`and ${count} < ${phase.reviewsPerApplication}` : sql``}`;
  const [total] = await rowsOf(db, countRow, sql`select count(*)::int "count" ${from}`);
  const rows = await rowsOf(
    db,
    assignedRow,
    sql`
    with page as materialized (
      select a.id, a.number, s.name startup, s.sector_id ${from}
      order by a.number limit ${pageSize} offset ${(currentPage - 1) * pageSize})
    select page.id, page.number, page.startup, ${sql.raw(locale === "tr" ? "t.name_tr" : "t.name_en")} topic, sent.locale,
      coalesce((select json_agg(json_build_object('jurorId', g.juror_id, 'state', g.state) order by g.juror_id)
        from program_review_state g where g.phase_id = ${phase.id} and g.application_id = page.id), '[]') assigned,
      coalesce((select json_agg(json_build_object('jurorId', c.juror_id, 'kinds', c.kinds, 'blocks', c.blocks) order by c.juror_id)
        from (select juror_id, array_agg(kind order by kind) kinds, bool_or(blocks) blocks from program_conflict
          where application_id = page.id and decision is distinct from 'ignored' group by juror_id) c), '[]') conflicts
    from page left join type t on t.id = page.sector_id
    cross join lateral (select v.locale from program_submission v where v.application_id = page.id order by v.number desc limit 1) sent
    order by page.number`,
  );
  return {
    phase,
    rows: rows.map(({ id, number: place, ...row }) => ({
      applicationId: id,
      label: labelOf(place),
      startup: row.startup,
      topic: row.topic,
      locale: row.locale,
      assigned: row.assigned,
      conflicts: row.conflicts,
    })),
    totalCount: total!.count,
    currentPage,
    pageSize,
  };
}

const toReviewRow = z.object({
  id: z.string(),
  number: z.number(),
  startup: z.string(),
  topic: z.string().nullable(),
  locale: z.enum(LOCALES),
});

/** The open assignments of the active phase, and the proposal that follows from them. */
export async function proposalOf(
  db: Db,
  programId: string,
  wanted: { reviews?: number | undefined; max?: number | null | undefined },
  locale: Locale,
): Promise<Proposal> {
  const phase = await activePhase(db, programId, locale);
  const rows = await rowsOf(
    db,
    toReviewRow,
    sql`
    select a.id, a.number, s.name startup, s.sector_id topic, sent.locale
    from program_phase_application m
    join program_application a on a.id = m.application_id and a.sent_at is not null and a.withdrawn_at is null
    join startup s on s.id = a.startup_id
    cross join lateral (select v.locale from program_submission v where v.application_id = a.id order by v.number desc limit 1) sent
    where m.phase_id = ${phase.id}`,
  );
  const jurors = (await jurorsOf(db, programId, locale)).filter(({ state }) => state === "accepted");
  const pairs = (statement: SQL) => rowsOf(db, pairRow, statement);
  const assigned = await pairs(sql`
    select g.application_id "applicationId", g.juror_id "jurorId" from program_review_state g
    join program_juror j on j.id = g.juror_id and j.removed_at is null
    where g.phase_id = ${phase.id} and g.state in ('assigned', 'begun', 'finished')`);
  // Who has abstained is not asked again.
  const conflicts = await pairs(sql`
    select application_id "applicationId", juror_id "jurorId" from program_conflict where program_id = ${programId} and blocks
    union select application_id, juror_id from program_review_state where phase_id = ${phase.id} and state = 'abstained'`);
  const most = wanted.max ?? phase.maxReviewsPerJuror ?? rows.length;
  const reviewers: Reviewer[] = jurors.map(({ id, topics, locales, maxReviews }) => ({
    id,
    locales,
    topics: topics.map((topic) => topic.id),
    max: maxReviews ?? most,
  }));
  const applications: ToReview[] = rows.map(({ id, topic, locale: language }) => ({ id, topic, locale: language }));
  const reviews = wanted.reviews ?? phase.reviewsPerApplication;
  const { added, lacking } = assign({ applications, jurors: reviewers, conflicts, assigned, reviews });
  const named = new Map(
    rows.map(({ id, number, startup }) => [id, { applicationId: id, label: labelOf(number), startup }] as const),
  );
  const nameOf = new Map(jurors.map(({ id, name }) => [id, name]));
  return {
    phaseId: phase.id,
    added: added.map(({ applicationId, jurorId, isOffTopic }) => ({
      ...named.get(applicationId)!,
      jurorId,
      juror: nameOf.get(jurorId)!,
      isOffTopic,
    })),
    lacking: lacking.map(({ applicationId, missing, why }) => ({ ...named.get(applicationId)!, missing, why })),
    loads: jurors.map(({ id, name }) => ({
      jurorId: id,
      juror: name,
      before: assigned.filter(({ jurorId }) => jurorId === id).length,
      added: added.filter(({ jurorId }) => jurorId === id).length,
    })),
  };
}
