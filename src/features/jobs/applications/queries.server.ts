import { type SQL, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import { isPublished } from "../rules.ts";
import type { ReceivedApplication, SentApplication } from "./contract.ts";
import { RECORD_LENGTH, RECORD_MIN, SILENT_AFTER_DAYS, type Status, statusId, statusOf, WAITING } from "./rules.ts";

/** Scopes with which people answer applications. */
export const ANSWERING = [SCOPE.FULL_ACCESS, SCOPE.WRITE];

/** Applications are read and answered by who may write the startup; a role of the platform is not enough. */
export const isTeam = (viewer: Viewer, startupId: string): boolean => holdsScope(viewer, startupId, SCOPE.WRITE);

interface RawApplication extends Record<string, unknown> {
  id: string;
  status_id: string;
  note: string | null;
  phone: string;
  linkedin: string;
  min_wage: number | null;
  max_wage: number | null;
  wage_currency: string | null;
  wage_fit: "suits" | "close" | "apart" | null;
  applicant_shows_wage: boolean;
  team_shows_wage: boolean;
  version: number;
  created_at: string;
  steps: { status_id: string; at: string }[];
  job_id: string;
  job_title: string;
  job_seo_url: string;
  job_listed: boolean;
  job_published: string;
  paid_min: number | null;
  paid_max: number | null;
  paid_currency: string | null;
  startup_name: string;
  startup_logo: string | null;
}

const columnsIn = (locale: Locale): SQL => sql`
  a.id, a.status_id, a.note, a.phone, a.linkedin, a.min_wage::float8 min_wage, a.max_wage::float8 max_wage,
  expected.code wage_currency, a.wage_fit, a.applicant_shows_wage, a.team_shows_wage, a.version, a.created_at,
  (select json_agg(json_build_object('status_id', status_id, 'at', created_at) order by created_at, id)
    from job_application_step where application_id = a.id) steps,
  j.id job_id, ${localizedSql("j.title", locale)} job_title,
  j.seo_url job_seo_url, j.is_listed job_listed, j.publication_date::text job_published,
  j.min_wage::float8 paid_min, j.max_wage::float8 paid_max, paid.code paid_currency,
  s.name startup_name, coalesce(s.logo_64, s.logo) startup_logo`;
const FROM = sql`
  from job_application a join job j on j.id = a.job_id join startup s on s.id = j.startup_id
  left join currency expected on expected.id = a.wage_currency_id left join currency paid on paid.id = j.wage_currency_id`;

const wageOf = (min: number | null, max: number | null, currency: string | null) =>
  currency === null ? null : { min, max, currency };

/** What both sides read. */
function common(row: RawApplication, side: "applicant" | "team") {
  const both = row.applicant_shows_wage && row.team_shows_wage;
  return {
    jobApplyId: row.id,
    statusId: row.status_id,
    status: statusOf(row.status_id) as Status,
    date: new Date(row.created_at).toISOString(),
    applyNote: row.note,
    phone: row.phone,
    linkedin: row.linkedin,
    wages: {
      fit: row.wage_fit,
      applicantShows: row.applicant_shows_wage,
      teamShows: row.team_shows_wage,
      expected: side === "applicant" || both ? wageOf(row.min_wage, row.max_wage, row.wage_currency) : null,
      paid: side === "team" || both ? wageOf(row.paid_min, row.paid_max, row.paid_currency) : null,
    },
    steps: (row.steps ?? []).map((step) => ({
      status: statusOf(step.status_id) as Status,
      at: new Date(step.at).toISOString(),
    })),
    version: row.version,
  };
}

/** What a member has sent, the newest first; with a job that one. */
export async function sentBy(db: Db, accountId: string, locale: Locale, jobId?: string): Promise<SentApplication[]> {
  const { rows } = await db.execute<RawApplication>(sql`
    select ${columnsIn(locale)} ${FROM}
    where a.account_id = ${accountId} ${jobId ? sql`and a.job_id = ${jobId}` : sql``} order by a.created_at desc, a.id desc`);
  const now = new Date();
  return rows.map((row) => ({
    ...common(row, "applicant"),
    job: {
      id: row.job_id,
      title: row.job_title,
      seoUrl: row.job_listed && isPublished(row.job_published, now) ? row.job_seo_url : null,
      startup: { name: row.startup_name, logo: row.startup_logo },
    },
  }));
}

interface RawReceived extends RawApplication {
  account_id: string;
  name: string;
  surname: string;
  title: string | null;
  photo: string | null;
  seo_url: string;
  is_seen: boolean;
  notes: { id: string; author: string | null; own: boolean; text: string; at: string }[] | null;
}

/** Applications to a job or to all jobs of a startup, as the team reads them. */
export async function receivedBy(db: Db, id: string, viewer: Member, locale: Locale): Promise<ReceivedApplication[]> {
  const { rows: owners } = await db.execute<{ startup_id: string }>(sql`
    select startup_id from job where id = ${id} and deleted_at is null union all select id from startup where id = ${id} and deleted_at is null`);
  if (!owners[0]) throw new AppError("notFound");
  if (!isTeam(viewer, owners[0].startup_id)) throw new AppError("forbidden");
  const { rows } = await db.execute<RawReceived>(sql`
    select ${columnsIn(locale)}, who.id account_id, who.name, who.surname, who.title, who.photo, who.seo_url,
      ${seesPerson(viewer, sql.raw("who.id"))} is_seen,
      (select json_agg(json_build_object('id', n.id, 'author', by.name || ' ' || by.surname, 'own', n.author_id = ${viewer.id},
          'text', n.text, 'at', n.created_at) order by n.created_at, n.id)
        from job_application_note n left join account by on by.id = n.author_id where n.application_id = a.id) notes
    ${FROM} join account who on who.id = a.account_id
    where j.deleted_at is null and ${id === owners[0].startup_id ? sql`j.startup_id = ${id}` : sql`j.id = ${id}`}
    order by a.created_at desc, a.id desc`);
  return rows.map((row) => ({
    ...common(row, "team"),
    jobId: row.job_id,
    applicant: {
      id: row.account_id,
      name: `${row.name} ${row.surname}`,
      title: row.title,
      photo: row.photo,
      seoUrl: row.is_seen ? row.seo_url : null,
    },
    notes: (row.notes ?? []).map(({ own, at, ...note }) => ({
      ...note,
      isOwn: own === true,
      at: new Date(at).toISOString(),
    })),
  }));
}

const waitingIds = () => sql.param(WAITING.map(statusId));
const withinTime = sql`now() - make_interval(days => ${SILENT_AFTER_DAYS}::int)`;

/** Which jobs have applicants whom nobody has answered in time, or have them no more; with ids of these. */
export async function turnedSilent(db: Db, jobIds?: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select j.id from job j
    where (${
      jobIds
        ? sql`j.id = any (${sql.param(jobIds)}::uuid[])`
        : sql`(j.is_silent or j.id in (
        select job_id from job_application where answered_at is null and created_at < ${withinTime}))`
    })
      and j.is_silent is distinct from exists (select from job_application a where a.job_id = j.id and a.answered_at is null
        and a.status_id = any (${waitingIds()}::uuid[]) and a.created_at < ${withinTime})`);
  return rows.map(({ id }) => id);
}

/**
 * How a startup answers: of the last applications that were answered or had waited long enough, how many, and in how many days as
 * a rule. Null: there are too few to say something.
 */
export async function answerRecord(
  db: Db,
  startupId: string,
): Promise<{ answered: number; of: number; days: number } | null> {
  const { rows } = await db.execute<{ of: number; answered: number; days: number | null }>(sql`
    select count(*)::int "of", count(answered_at)::int answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 86400)::float8 days
    from (
      select a.created_at, a.answered_at from job_application a join job j on j.id = a.job_id
      where j.startup_id = ${startupId} and (a.answered_at is not null
        or a.status_id = any (${waitingIds()}::uuid[]) and a.created_at < ${withinTime})
      order by a.created_at desc limit ${RECORD_LENGTH}) recent`);
  const { of, answered, days } = rows[0]!;
  return of < RECORD_MIN ? null : { of, answered, days: Math.max(1, Math.ceil(days ?? 1)) };
}

interface RawContact extends Record<string, unknown> {
  mobile_phone_code: string | null;
  mobile_phone: string | null;
  linkedin: string | null;
  min_salary: number | null;
  max_salary: number | null;
  currency_id: string | null;
}

/** What of a profile goes along with an application. */
export async function contactOf(db: Db, accountId: string) {
  const { rows } = await db.execute<RawContact>(sql`
    select mobile_phone_code, mobile_phone, linkedin, min_salary::float8 min_salary, max_salary::float8 max_salary,
      coalesce(min_salary_currency_id, max_salary_currency_id) currency_id
    from profile where account_id = ${accountId}`);
  const row = rows[0];
  return {
    phone: row?.mobile_phone ? `+${row.mobile_phone_code} ${row.mobile_phone}` : null,
    linkedin: row?.linkedin || null,
    expected: {
      minWage: row?.min_salary ?? null,
      maxWage: row?.max_salary ?? null,
      wageCurrencyId: row?.min_salary != null || row?.max_salary != null ? row.currency_id : null,
    },
  };
}
