// Hand-written SQL: program, startup, questions and versions of an application as JSON.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { holdsScope } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { question } from "../../contract.ts";
import { placeGoneSql } from "../../deciding/queries/places.server.ts";
import { type AnswerValue, askedAnswers, type Question } from "../../parts/answers.ts";
import { questionsSql } from "../../parts/form-sql.server.ts";
import { type Application, type MadeApplication, made } from "../contract.ts";
import type { ApplicationState } from "../limits.ts";
import { differenceOf, mappedQuestion, type ProfileField } from "../parts/from-profile.ts";
import { profileOf } from "./profile.server.ts";

/** A member who may write a startup applies for it; a role of the platform is not enough. */
export const mayApply = (member: Member, startupId: string): boolean => holdsScope(member, startupId, SCOPE.WRITE);
const mayRead = (member: Member, startupId: string): boolean => holdsScope(member, startupId, SCOPE.READ);

const madeRow = z.object({
  id: z.string(),
  program: made.shape.program.extend({
    seoUrl: z.string(),
    isThere: z.boolean(),
    applyStart: z.string().nullable(),
    applyFinish: z.string().nullable(),
  }),
  startup: made.shape.startup,
  result: z.enum(["inspecting", "approved", "declined"]),
  submissions: z.number(),
  sent_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  published_at: z.string().nullable(),
  is_place_gone: z.boolean(),
  updated_at: z.string(),
});
type RawMade = z.output<typeof madeRow>;

const instantOf = (value: string | Date | null): string | null =>
  value === null ? null : new Date(value).toISOString();

const madeColumns = (locale: Locale): SQL => sql`
  a.id, json_build_object('id', p.id, 'seoUrl', p.seo_url, 'isThere', p.is_listed and p.deleted_at is null,
    'name', ${localizedSql("p.name", locale)}, 'organizer', o.name, 'logo', o.logo, 'timeZone', p.time_zone,
    'applyStart', p.apply_start, 'applyFinish', p.apply_finish, 'graceSeconds', p.grace_seconds) program,
  json_build_object('id', s.id, 'name', s.name, 'seoUrl', s.seo_url, 'logo', coalesce(s.logo_64, s.logo), 'version', s.version) startup,
  a.result, a.sent_at, a.withdrawn_at, a.published_at, ${placeGoneSql(sql`a`)} is_place_gone, a.updated_at,
  (select coalesce(max(number), 0) from program_submission where application_id = a.id) submissions`;
const FROM_APPLICATIONS = sql`from program_application a join program p on p.id = a.program_id
  join organization o on o.id = p.organization_id join startup s on s.id = a.startup_id`;

export function stateOf(
  row: Pick<RawMade, "result" | "sent_at" | "withdrawn_at" | "published_at" | "is_place_gone">,
): ApplicationState {
  if (row.withdrawn_at) return "withdrawn";
  if (row.published_at && row.result !== "inspecting") return row.is_place_gone ? "placeGone" : row.result;
  return row.sent_at ? "sent" : "draft";
}

function madeIn(row: RawMade, member: Member): MadeApplication {
  const { isThere, seoUrl, applyStart, applyFinish, ...program } = row.program;
  return {
    id: row.id,
    programApplyId: row.id,
    startup: row.startup,
    state: stateOf(row),
    submissions: row.submissions,
    program: {
      ...program,
      seoUrl: isThere ? seoUrl : null,
      applyStart: instantOf(applyStart),
      applyFinish: instantOf(applyFinish),
    },
    sentAt: row.submissions > 0 ? instantOf(row.sent_at) : null,
    withdrawnAt: instantOf(row.withdrawn_at),
    publishedAt: instantOf(row.published_at),
    updatedAt: instantOf(row.updated_at)!,
    mayEdit: mayApply(member, row.startup.id),
  };
}

/** The applications of the startups on which a member has rights, the newest first. */
export async function applicationsOf(
  db: Db,
  member: Member,
  locale: Locale,
  programId?: string,
): Promise<MadeApplication[]> {
  const ids = member.access.map(({ entityId }) => entityId).filter((id) => mayRead(member, id));
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    db,
    madeRow,
    sql`
    select ${madeColumns(locale)} ${FROM_APPLICATIONS}
    where a.startup_id = any (${sql.param(ids)}::uuid[]) and s.deleted_at is null
      ${programId ? sql`and a.program_id = ${programId}` : sql``}
    order by a.created_at desc, a.id desc`,
  );
  return rows.map((row) => madeIn(row, member));
}

const answersById = z.record(z.string(), z.union([z.string(), z.number()]));
const applicationRow = madeRow.extend({
  version: z.number(),
  form_version: z.number(),
  newest_version: z.number(),
  asks_presentation: z.boolean(),
  questions: z.array(question),
  mapped: z.array(mappedQuestion),
  answers: answersById,
  presentation_name: z.string().nullable(),
  presentation_bytes: z.number().nullable(),
  presentation_file: z.string().nullable(),
  last: z.object({ answers: answersById, file: z.string().nullable(), formId: z.string() }).nullable(),
  form_id: z.string(),
  sent: z.array(
    z.object({ number: z.number(), sentAt: z.string(), sentBy: z.string().nullable(), formVersion: z.number() }),
  ),
});

/** Questions of a form with their options in both languages. */
export const mappedSql = (formId: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', q.id, 'key', q.key, 'kind', q.kind, 'profileField', q.profile_field,
      'maxLength', q.max_length, 'minNumber', q.min_number::float8, 'maxNumber', q.max_number::float8,
      'options', (select coalesce(json_agg(json_build_array(en, tr) order by place), '[]')
        from unnest(q.options_en, q.options_tr) with ordinality one (en, tr, place))) order by q.sort_order, q.id), '[]')
    from program_question q where q.form_id = ${formId})`;

/** An application as its team sees it; undefined: it is none of theirs. */
export async function applicationFor(
  db: Db,
  catalogue: Catalogue,
  { id, member, locale }: { id: string; member: Member; locale: Locale },
): Promise<Application | undefined> {
  const rows = await rowsOf(
    db,
    applicationRow,
    sql`
    select ${madeColumns(locale)}, a.version, a.form_id, f.number form_version, p.asks_presentation, a.answers,
      (select max(number) from program_form where program_id = p.id) newest_version,
      ${questionsSql(sql`a.form_id`, locale)} questions, ${mappedSql(sql`a.form_id`)} mapped,
      a.presentation_name, a.presentation_bytes, a.presentation_file,
      (select json_build_object('answers', answers, 'file', presentation_file, 'formId', form_id)
        from program_submission where application_id = a.id order by number desc limit 1) last,
      (select coalesce(json_agg(json_build_object('number', v.number, 'sentAt', v.sent_at, 'formVersion', vf.number,
          'sentBy', ${nameOrLeft(sql`who`, locale)}) order by v.number desc), '[]')
        from program_submission v join program_form vf on vf.id = v.form_id left join account who on who.id = v.sent_by
        where v.application_id = a.id) sent
    ${FROM_APPLICATIONS} join program_form f on f.id = a.form_id where a.id = ${id} and s.deleted_at is null`,
  );
  const row = rows[0];
  if (!row || !mayRead(member, row.startup.id)) return undefined;
  const profile = await profileOf(db, catalogue, row.startup.id);
  const fields = new Map<string, ProfileField | null>(row.mapped.map((item) => [item.id, item.profileField]));
  const stages = catalogue.typesOf("stage");
  return {
    ...madeIn(row, member),
    version: row.version,
    formVersion: row.form_version,
    hasNewerForm: row.newest_version > row.form_version,
    asksPresentation: row.asks_presentation,
    questions: row.questions.map((item) => ({
      ...item,
      options: [...item.options],
      profileField: fields.get(item.id) ?? null,
    })),
    answers: byKey(row.answers, row.questions),
    presentation:
      row.presentation_name === null ? null : { name: row.presentation_name, bytes: row.presentation_bytes! },
    changedSinceSent:
      row.last !== null &&
      (row.last.formId !== row.form_id ||
        row.last.file !== row.presentation_file ||
        !isSame(row.last.answers, askedAnswers(row.questions, row.answers))),
    sent: row.sent.map(({ sentAt, ...one }) => ({ ...one, sentAt: instantOf(sentAt)! })),
    differences: profile
      ? row.mapped.flatMap((item) => differenceOf(item, row.answers[item.id], profile, { stages, locale }) ?? [])
      : [],
  };
}

const isSame = (a: Record<string, unknown>, b: Record<string, unknown>): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
};

/** Answers by the key of their question. */
export const byKey = (
  answers: Readonly<Record<string, AnswerValue>>,
  questions: readonly Pick<Question, "id" | "key">[],
): Record<string, AnswerValue> =>
  Object.fromEntries(questions.flatMap(({ id, key }) => (answers[id] === undefined ? [] : [[key, answers[id]]])));
