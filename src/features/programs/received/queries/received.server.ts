// Hand-written SQL: applications with their phase and reviews, and versions with their questions as JSON.

import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql, requiredText } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program, programPhase } from "#db/tables/programs.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { mayReadProgramApplications } from "#shared/access.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { textDifference } from "#shared/text-difference.ts";
import type { Member } from "#shared/viewer.ts";
import { placeGoneSql } from "../../deciding/queries/places.server.ts";
import { QUESTION_KINDS } from "../../editing/limits.ts";
import { heldApplications, isMasked, nameOrLabel } from "../../jury/queries/masking.server.ts";
import { answerText, askedOf } from "../../parts/answers.ts";
import { masked, type TeamNames } from "../../reviewing/parts/mask.ts";
import { coverFor, namesOf } from "../../reviewing/queries/names.server.ts";
import { confirmationsWhere } from "../../reviewing/queries/reviews.server.ts";
import type { ReceivedDetail, ReceivedRow, receivedList } from "../contract.ts";
import { RECEIVED_STATES, type ReceivedState } from "../limits.ts";
import { labelOf, numberIn } from "../rules.ts";

type Wanted = z.output<(typeof receivedList)["body"]> & { currentPage: number };

const receivedColumns = z.object({
  id: z.string(),
  number: z.number(),
  program_id: z.string(),
  program_name: z.string(),
  program_seo_url: z.string(),
  startup_id: z.string().nullable(),
  startup_name: z.string(),
  startup_seo_url: z.string().nullable(),
  logo: z.string().nullable(),
  sent_at: z.string(),
  versions: z.number(),
  withdrawn_at: z.string().nullable(),
  result: z.enum(["inspecting", "approved", "declined"]),
  is_published: z.boolean(),
  is_place_gone: z.boolean(),
  phase_id: z.string().nullable(),
  phase_name: z.string().nullable(),
  assigned: z.number(),
  finished: z.number(),
});

/** Rows of applications by the statement that finds them (`id`, `place`). */
async function applicationRows(db: Db, found: SQL, member: Member, locale: Locale): Promise<ReceivedRow[]> {
  const rows = await rowsOf(
    db,
    receivedColumns,
    sql`
    with found as (${found}), hidden as materialized (
      select p.id program_id, program_hides_names(p.id, ${member.id}) is_hidden
      from program p where p.id in (select x.program_id from found join program_application x on x.id = found.id))
    select a.id, a.number, p.id program_id, ${localizedSql("p.name", locale)} program_name, p.seo_url program_seo_url,
      case when not hidden.is_hidden then s.id end startup_id,
      ${nameOrLabel(sql`s.name`, sql`a.number`, sql`hidden.is_hidden`)} startup_name,
      case when not hidden.is_hidden and s.is_visible and s.deleted_at is null then s.seo_url end startup_seo_url,
      case when not hidden.is_hidden then coalesce(s.logo_64, s.logo) end logo, a.sent_at, a.withdrawn_at, a.result, a.published_at is not null is_published, ${placeGoneSql(sql`a`)} is_place_gone,
      (select count(*)::int from program_submission where application_id = a.id) versions,
      phase.id phase_id, phase.name phase_name, reviews.assigned, reviews.finished
    from found join program_application a on a.id = found.id
    join program p on p.id = a.program_id join hidden on hidden.program_id = p.id join startup s on s.id = a.startup_id
    left join lateral (
      select f.id, ${localizedSql("f.name", locale)} "name" from program_phase_application m join program_phase f on f.id = m.phase_id
      where m.application_id = a.id order by f.starts_at desc limit 1) phase on true
    cross join lateral (
      select count(*) filter (where g.state in ('assigned', 'begun', 'finished'))::int assigned,
        count(*) filter (where g.state = 'finished')::int finished
      from program_review_state g where g.application_id = a.id) reviews
    order by found.place`,
  );
  return rows.map((row) => ({
    id: row.id,
    programApplyId: row.id,
    label: labelOf(row.number),
    versions: row.versions,
    result: row.result,
    program: { id: row.program_id, name: row.program_name, seoUrl: row.program_seo_url },
    startup: { id: row.startup_id, name: row.startup_name, seoUrl: row.startup_seo_url, logo: row.logo },
    sentAt: new Date(row.sent_at).toISOString(),
    withdrawnAt: row.withdrawn_at && new Date(row.withdrawn_at).toISOString(),
    isPublished: row.is_published,
    isPlaceGone: row.is_place_gone,
    phase: row.phase_id ? { id: row.phase_id, name: row.phase_name! } : null,
    reviews: { assigned: row.assigned, finished: row.finished },
  }));
}

const STATES: Record<ReceivedState, SQL> = {
  all: sql`a.withdrawn_at is null`,
  inspecting: sql`a.withdrawn_at is null and a.result = 'inspecting'`,
  approved: sql`a.withdrawn_at is null and a.result = 'approved' and not ${placeGoneSql(sql`a`)}`,
  placeGone: sql`a.withdrawn_at is null and ${placeGoneSql(sql`a`)}`,
  declined: sql`a.withdrawn_at is null and a.result = 'declined'`,
  withdrawn: sql`a.withdrawn_at is not null`,
};
const ORDERS: Record<Wanted["order"], SQL> = {
  newest: sql`a.sent_at desc, a.id desc`,
  oldest: sql`a.sent_at, a.id`,
  name: sql`s.name_order_tr, a.id`,
  number: sql`a.number, a.id`,
};

const countsRow = z.record(z.enum(RECEIVED_STATES), z.number());

/** The applications to programs of the member's organizations; throws `notFound` for a program of others. */
export async function receivedOf(
  db: Db,
  member: Member,
  locale: Locale,
  { programId, state, phaseId, searchText, order, pageSize, currentPage }: Wanted,
): Promise<Answer<typeof receivedList>> {
  const programIds = await readablePrograms(db, member, programId);
  const number = numberIn(searchText);
  // Where names are hidden from the reader, neither a search nor an order tells them.
  const hidden = sql`array(select p.id from program p
    where p.id = any (${sql.param(programIds)}::uuid[]) and program_hides_names(p.id, ${member.id}))`;
  const from = sql`from program_application a join startup s on s.id = a.startup_id
    where a.sent_at is not null and a.program_id = any (${sql.param(programIds)}::uuid[])
    ${phaseId ? sql`and exists (select from program_phase_application m where m.phase_id = ${phaseId} and m.application_id = a.id)` : sql``}
    ${
      searchText === ""
        ? sql``
        : sql`and (strpos(s.name_fold, fold(${searchText})) > 0 and a.program_id <> all (${hidden}) ${number === undefined ? sql`` : sql`or a.number = ${number}`})`
    }`;
  const counted = sql.join(
    Object.entries(STATES).map(
      ([name, condition]) => sql`count(*) filter (where ${condition})::int ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const [counts] = await rowsOf(db, countsRow, sql`select ${counted} ${from}`);
  const found = sql`select a.id, row_number() over (order by ${order === "name" ? sql`case when a.program_id <> all (${hidden}) then s.name_order_tr end, a.number, a.id` : ORDERS[order]}) place ${from} and ${STATES[state]}
    order by place limit ${pageSize} offset ${(currentPage - 1) * pageSize}`;
  return {
    rows: await applicationRows(db, found, member, locale),
    totalCount: counts![state],
    currentPage,
    pageSize,
    counts: counts!,
    phases: programId ? await phasesOf(db, programId, locale) : [],
  };
}

async function readablePrograms(db: Db, member: Member, programId: string | undefined): Promise<string[]> {
  const organizations = member.access
    .map(({ entityId }) => entityId)
    .filter((item) => mayReadProgramApplications(member, item));
  const rows = await db
    .select({ id: program.id })
    .from(program)
    .where(
      and(
        isNull(program.deletedAt),
        inArray(program.organizationId, organizations),
        programId ? eq(program.id, programId) : undefined,
      ),
    );
  if (programId && rows.length === 0) throw new AppError("notFound");
  return rows.map(({ id }) => id);
}

const phasesOf = (db: Db, programId: string, locale: Locale) =>
  db
    .select({
      id: programPhase.id,
      name: requiredText(programPhase, "name", locale),
      isActive: programPhase.isActive,
    })
    .from(programPhase)
    .where(eq(programPhase.programId, programId))
    .orderBy(programPhase.startsAt);

const submissionRow = z.object({
  id: z.string(),
  number: z.number(),
  reviewed: z.number(),
  sent_at: z.string(),
  sent_by: z.string().nullable(),
  locale: z.enum(LOCALES),
  form_version: z.number(),
  presentation_name: z.string().nullable(),
  answers: z.record(z.string(), z.union([z.string(), z.number()])),
  questions: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      onlyIfKey: z.string().nullable(),
      onlyIfValue: z.string().nullable(),
      kind: z.enum(QUESTION_KINDS),
      text: z.string(),
      options: z.array(z.string()),
      hidden: z.boolean(),
    }),
  ),
});

const remarkRow = z.object({ id: z.string(), juror: z.string().nullable(), phase: z.string(), remark: z.string() });

/** One application with every version that was sent; throws `notFound` for who may not read it. */
export async function receivedApplication(db: Db, id: string, member: Member, locale: Locale): Promise<ReceivedDetail> {
  const [owner] = await db
    .select({ organizationId: program.organizationId, programId: program.id })
    .from(programApplication)
    .innerJoin(program, eq(program.id, programApplication.programId))
    .where(and(eq(programApplication.id, id), isNotNull(programApplication.sentAt), isNull(program.deletedAt)));
  if (!owner || !mayReadProgramApplications(member, owner.organizationId)) throw new AppError("notFound");
  const [row] = await applicationRows(db, sql`select ${id}::uuid id, 1 place`, member, locale);
  const pick = (name: string) => localizedSql(`q.${name}`, locale);
  const options = sql.raw(
    locale === "tr"
      ? "case when cardinality(q.options_tr) > 0 then q.options_tr else q.options_en end"
      : "case when cardinality(q.options_en) > 0 then q.options_en else q.options_tr end",
  );
  const rows = await rowsOf(
    db,
    submissionRow,
    sql`
    select v.id, v.number,
      (select count(*)::int from program_review_state w where w.submission_id = v.id and w.state = 'finished') reviewed, v.sent_at, ${nameOrLeft(sql`who`, locale)} sent_by, v.locale, f.number form_version, v.presentation_name, v.answers,
      coalesce((select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'text', ${pick("text")}, 'options', ${options},
          'key', q.key, 'onlyIfKey', q.only_if_key, 'onlyIfValue', q.only_if_value, 'hidden', q.is_hidden_from_jurors) order by q.sort_order, q.id) from program_question q where q.form_id = v.form_id), '[]') questions
    from program_submission v join program_form f on f.id = v.form_id left join account who on who.id = v.sent_by
    where v.application_id = ${id} order by v.number desc`,
  );
  const blind = (await isMasked(db, owner.programId, member)) ? (await namesOf(db, [id])).get(id) : undefined;
  const cover = await coverFor(db, blind !== undefined, [id]);
  const held = await heldApplications(db, owner.programId, member);
  const remarks = await rowsOf(
    db,
    remarkRow,
    sql`
    select w.id, coalesce(${nameOrLeft(sql`who`, locale)}, j.name, j.email) juror, ${localizedSql("h.name", locale)} phase,
      w.remark_to_organizer remark
    from program_review_state s join program_phase h on h.id = s.phase_id join program_review w on w.id = s.review_id join program_juror j on j.id = s.juror_id
      left join account who on who.id = j.account_id
    where s.application_id = ${id} and s.state in ('finished', 'abstained') and w.remark_to_organizer is not null
    order by w.finished_at, w.id`,
  );
  const confirmed = await confirmationsWhere(db, sql`r.application_id = ${id} and r.state = 'finished'`, locale);
  // Who reviews what tells whose application it is (record 76).
  const nameOf = (juror: string | null) => (blind ? null : juror);
  return {
    ...row!,
    remarks: held.has(id)
      ? []
      : remarks.map(({ remark, juror, ...row }) => ({ ...row, juror: nameOf(juror), remark: cover(id, remark) })),
    submissions: withChanges(
      rows.map((sent) => ({
        reviewed: sent.reviewed,
        confirmed: held.has(id)
          ? []
          : confirmed
              .filter(({ submissionId }) => submissionId === sent.id)
              .map(({ juror, earlier, confirmedAt }) => ({ juror: nameOf(juror), earlier, confirmedAt })),
        id: sent.id,
        number: sent.number,
        sentBy: blind ? null : sent.sent_by,
        locale: sent.locale,
        formVersion: sent.form_version,
        sentAt: new Date(sent.sent_at).toISOString(),
        presentationName: blind ? null : sent.presentation_name,
        answers: askedOf(sent.questions, (question) => sent.answers[question.id])
          .filter(({ hidden }) => !blind || !hidden)
          .map((question) => {
            const { id: questionId, kind, text, hidden } = question;
            const value = sent.answers[questionId];
            const shown = value === undefined ? null : answerText(question, value, locale);
            return {
              questionId,
              kind,
              question: text,
              isHiddenFromJurors: hidden,
              value: blind ? maskedValue(shown, kind, blind) : shown,
            };
          }),
      })),
    ),
  };
}

type Submitted = Omit<ReceivedDetail["submissions"][number], "changed">;

/** Submissions, the last one first, each with what it changed of the one before. */
const withChanges = (submissions: readonly Submitted[]): ReceivedDetail["submissions"] =>
  submissions.map((sent, place) => ({ ...sent, changed: changesOf(submissions[place + 1], sent) }));

function changesOf(before: Submitted | undefined, after: Submitted) {
  if (!before) return [];
  return after.answers.flatMap(({ questionId, question, value }) => {
    // Another version of the form has other ids.
    const earlier =
      before.answers.find((answer) => answer.questionId === questionId) ??
      before.answers.find((answer) => answer.question === question);
    const from = earlier?.value ?? "";
    return from === (value ?? "") ? [] : [{ question, difference: textDifference(from, value ?? "") }];
  });
}

/** An answer for somebody who reviews in a blind phase: as jurors read it, without files and links. */
const maskedValue = (value: string | null, kind: string, names: TeamNames): string | null =>
  value === null || kind === "file" || kind === "link" ? null : masked(value, names);
