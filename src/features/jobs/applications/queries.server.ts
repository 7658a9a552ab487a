// Hand-written SQL: steps and notes as JSON, applications counted, and what nobody answered in time.

import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { type Catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import { nameOrLeft, seesPerson, unlessLeft } from "#server/visible-people.server.ts";
import { mayAnswerJobApplications } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { isPublished } from "../rules.ts";
import type { ReceivedApplication, SentApplication } from "./contract.ts";
import {
  comparedPlan,
  RECORD_LENGTH,
  RECORD_MIN,
  SILENT_AFTER_DAYS,
  type Status,
  statusId,
  statusOf,
  WAITING_STATUSES,
} from "./rules.ts";

/** Scopes with which people answer applications. */
export const ANSWERING_SCOPES = [SCOPE.FULL_ACCESS, SCOPE.WRITE];

const applicationRow = z.object({
  id: z.string(),
  status_id: z.string(),
  note: z.string().nullable(),
  phone: z.string(),
  cv_name: z.string().nullable(),
  cv_taken_back: z.boolean(),
  linkedin: z.string(),
  min_wage: z.number().nullable(),
  max_wage: z.number().nullable(),
  wage_currency: z.string().nullable(),
  wage_fit: z.enum(["suits", "close", "apart"]).nullable(),
  applicant_shows_wage: z.boolean(),
  team_shows_wage: z.boolean(),
  version: z.number(),
  created_at: z.string(),
  steps: z
    .array(
      z.object({
        status_id: z.string(),
        at: z.string(),
      }),
    )
    .nullable(),
  job_id: z.string(),
  job_title: z.string(),
  job_seo_url: z.string(),
  job_listed: z.boolean(),
  job_published: z.string(),
  country_id: z.string(),
  city_id: z.string().nullable(),
  pay_plan_id: z.string(),
  hides_wage: z.boolean(),
  paid_min: z.number().nullable(),
  paid_max: z.number().nullable(),
  paid_currency: z.string().nullable(),
  startup_name: z.string(),
  startup_logo: z.string().nullable(),
});
type RawApplication = z.output<typeof applicationRow>;

const columnsIn = (locale: Locale): SQL => sql`
  a.id, a.status_id, a.note, a.phone, a.linkedin, a.cv_name, a.cv_taken_back, a.min_wage::float8 min_wage, a.max_wage::float8 max_wage,
  expected.code wage_currency, a.wage_fit, a.applicant_shows_wage, a.team_shows_wage, a.version, a.created_at,
  (select json_agg(json_build_object('status_id', status_id, 'at', created_at) order by created_at, id)
    from job_application_step where application_id = a.id) steps,
  j.id job_id, ${localizedSql("j.title", locale)} job_title,
  j.seo_url job_seo_url, j.is_listed job_listed, j.publication_date::text job_published,
  j.country_id, j.city_id, j.pay_plan_id, j.hides_wage,
  j.min_wage::float8 paid_min, j.max_wage::float8 paid_max, paid.code paid_currency,
  s.name startup_name, coalesce(s.logo_64, s.logo) startup_logo`;
const FROM_APPLICATIONS = sql`
  from job_application a join job j on j.id = a.job_id join startup s on s.id = j.startup_id
  left join currency expected on expected.id = a.wage_currency_id left join currency paid on paid.id = j.wage_currency_id`;

const wageOf = (min: number | null, max: number | null, currency: string | null) =>
  currency === null || (min ?? max) === null ? null : { min, max, currency };

/** The fields that both sides read. What was withdrawn, or is of somebody who leaves, has no figures to show to each other any more. */
function common(row: RawApplication & { is_leaving?: boolean }, side: "applicant" | "team", names: Names) {
  const isOver = statusOf(row.status_id) === "withdrawn" || row.is_leaving;
  const teamShows = row.team_shows_wage || !row.hides_wage;
  const paid = wageOf(row.paid_min, row.paid_max, row.paid_currency);
  const seesExpected = side === "applicant" || (row.applicant_shows_wage && teamShows && !isOver);
  const seesPaid = side === "team" || !row.hides_wage || (row.applicant_shows_wage && teamShows && !isOver);
  return {
    jobApplyId: row.id,
    statusId: row.status_id,
    status: statusOf(row.status_id) as Status,
    date: new Date(row.created_at).toISOString(),
    applyNote: row.note,
    phone: row.phone,
    linkedin: row.linkedin,
    cv: row.cv_name,
    cvTakenBack: row.cv_taken_back,
    wages: {
      fit: isOver ? null : row.wage_fit,
      comparedPlan: comparedPlan(row.pay_plan_id) ?? null,
      applicantShows: row.applicant_shows_wage,
      teamShows,
      expected: seesExpected ? wageOf(row.min_wage, row.max_wage, row.wage_currency) : null,
      paid: seesPaid && paid ? { ...paid, payPlan: names.type(row.pay_plan_id)?.name ?? null } : null,
    },
    steps: (row.steps ?? []).map((step) => ({
      status: statusOf(step.status_id) as Status,
      at: new Date(step.at).toISOString(),
    })),
    version: row.version,
  };
}

/** SQL: its applicant waits for an answer, and is not about to leave. `application`: the table or its alias. */
export const isWaiting = (application: "a" | "job_application"): SQL => {
  const of = sql.raw(application);
  return sql`(${of}.answered_at is null and ${of}.status_id = any (${sql.param(WAITING_STATUSES.map(statusId))}::uuid[])
    and exists (select from account applicant where applicant.id = ${of}.account_id and applicant.delete_at is null))`;
};

/** A member's sent applications, the newest first; with a job that one. */
export async function sentBy(
  db: Db,
  reference: Catalogue,
  { accountId, locale, jobId }: { accountId: string; locale: Locale; jobId?: string },
): Promise<SentApplication[]> {
  const rows = await rowsOf(
    db,
    applicationRow,
    sql`
    select ${columnsIn(locale)} ${FROM_APPLICATIONS}
    where a.account_id = ${accountId} ${jobId ? sql`and a.job_id = ${jobId}` : sql``} order by a.created_at desc, a.id desc`,
  );
  const now = new Date();
  const names = namesIn(reference, locale);
  return rows.map((row) => ({
    ...common(row, "applicant", names),
    job: {
      id: row.job_id,
      title: row.job_title,
      place: (names.city(row.city_id) ?? names.country(row.country_id))?.name ?? null,
      publicationDate: row.job_published,
      seoUrl: row.job_listed && isPublished(row.job_published, now) ? row.job_seo_url : null,
      startup: { name: row.startup_name, logo: row.startup_logo },
    },
  }));
}

const receivedRow = applicationRow.extend({
  account_id: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  photo: z.string().nullable(),
  seo_url: z.string(),
  is_seen: z.boolean(),
  is_leaving: z.boolean(),
  notes: z
    .array(
      z.object({
        id: z.string(),
        author: z.string().nullable(),
        own: z.boolean().nullable(),
        text: z.string(),
        at: z.string(),
      }),
    )
    .nullable(),
});

/** The team's view of an application that was withdrawn, or whose applicant is leaving: nothing that is personal. */
const withoutPerson = (row: RawApplication) => ({
  applyNote: null,
  phone: null,
  linkedin: null,
  cv: null,
  // Who leaves has not taken it back.
  cvTakenBack: statusOf(row.status_id) === "withdrawn" && (row.cv_taken_back || row.cv_name !== null),
});

const ownerRow = z.object({ startup_id: z.string() });

/** Applications to a job or to all jobs of a startup, as the team reads them. */
export async function receivedBy(
  db: Db,
  reference: Catalogue,
  { id, viewer, locale }: { id: string; viewer: Member; locale: Locale },
): Promise<ReceivedApplication[]> {
  const owners = await rowsOf(
    db,
    ownerRow,
    sql`
    select startup_id from job where id = ${id} and deleted_at is null union all select id from startup where id = ${id} and deleted_at is null`,
  );
  if (!owners[0]) throw new AppError("notFound");
  if (!mayAnswerJobApplications(viewer, owners[0].startup_id)) throw new AppError("forbidden");
  const rows = await rowsOf(
    db,
    receivedRow,
    sql`
    select ${columnsIn(locale)}, who.id account_id, ${nameOrLeft(sql`who`, locale)} "name", ${unlessLeft(sql`who`, "title")} title,
      ${unlessLeft(sql`who`, "photo")} photo, who.seo_url,
      ${seesPerson(viewer, sql.raw("who.id"))} is_seen, who.delete_at is not null is_leaving,
      (select json_agg(json_build_object('id', n.id, 'author', ${nameOrLeft(sql`by`, locale)}, 'own', n.author_id = ${viewer.id},
          'text', n.text, 'at', n.created_at) order by n.created_at, n.id)
        from job_application_note n left join account by on by.id = n.author_id where n.application_id = a.id) notes
    ${FROM_APPLICATIONS} join account who on who.id = a.account_id
    where j.deleted_at is null and ${id === owners[0].startup_id ? sql`j.startup_id = ${id}` : sql`j.id = ${id}`}
    order by a.created_at desc, a.id desc`,
  );
  const names = namesIn(reference, locale);
  return rows.map((row) => ({
    ...common(row, "team", names),
    ...(row.is_leaving || statusOf(row.status_id) === "withdrawn" ? withoutPerson(row) : {}),
    jobId: row.job_id,
    applicant: {
      id: row.account_id,
      name: row.name,
      hasLeft: row.is_leaving,
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

const withinTime = sql`now() - make_interval(days => ${SILENT_AFTER_DAYS}::int)`;

const idRow = z.object({ id: z.string() });
const recordRow = z.object({ of: z.number(), answered: z.number(), settled: z.number(), days: z.number().nullable() });

/** The jobs whose applicants wait too long for an answer, or no longer do; with ids of these. */
export async function turnedSilent(db: Db, jobIds?: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
    select j.id from job j
    where (${
      jobIds
        ? sql`j.id = any (${sql.param(jobIds)}::uuid[])`
        : sql`(j.is_silent or j.id in (
        select job_id from job_application where answered_at is null and created_at < ${withinTime}))`
    })
      and j.is_silent is distinct from exists (select from job_application a
        where a.job_id = j.id and ${isWaiting("a")} and a.created_at < ${withinTime})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * How a startup answers: of the last applications that were answered or wait, how many, and in how many days as a rule. Null:
 * too few of them were answered or have waited long enough to say something.
 */
export async function answerRecord(
  db: Db,
  startupId: string,
): Promise<{ answered: number; of: number; days: number } | null> {
  const rows = await rowsOf(
    db,
    recordRow,
    sql`
    select count(*)::int "of", count(answered_at)::int answered,
      count(*) filter (where answered_at is not null or created_at < ${withinTime})::int settled,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 86400)::float8 days
    from (
      select a.created_at, a.answered_at from job_application a join job j on j.id = a.job_id
      where j.startup_id = ${startupId} and (a.answered_at is not null or ${isWaiting("a")})
      order by a.created_at desc limit ${RECORD_LENGTH}) recent`,
  );
  const { of, answered, settled, days } = rows[0]!;
  return settled < RECORD_MIN ? null : { of, answered, days: Math.max(1, Math.ceil(days ?? 1)) };
}

const cvRow = z.object({
  cv_key: z.string().nullable(),
  cv_name: z.string().nullable(),
  account_id: z.string(),
  startup_id: z.string(),
  is_closed: z.boolean(),
});

/** The CV of an application and on which side of it a member is. Undefined: none was sent, or it is not theirs to read. */
export async function sentCv(db: Db, id: string, viewer: Member) {
  const [row] = await rowsOf(
    db,
    cvRow,
    sql`
    select a.cv_key, a.cv_name, a.account_id, j.startup_id,
      (j.deleted_at is not null or s.deleted_at is not null or who.delete_at is not null) is_closed
    from job_application a join job j on j.id = a.job_id join startup s on s.id = j.startup_id join account who on who.id = a.account_id
    where a.id = ${id} and (a.cv_key is not null or a.cv_taken_back)`,
  );
  if (!row) return undefined;
  const { cv_key: key, cv_name: name } = row;
  const isApplicant = row.account_id === viewer.id;
  if (!isApplicant && (row.is_closed || !mayAnswerJobApplications(viewer, row.startup_id))) return undefined;
  if (key === null || name === null) return { isTakenBack: true as const };
  return { isTakenBack: false as const, key, name, side: isApplicant ? ("applicant" as const) : ("team" as const) };
}

/** The CV of a profile. */
export async function profileCv(db: Db, accountId: string): Promise<{ key: string; name: string } | undefined> {
  const [found] = await db
    .select({ key: profile.cvKey, name: profile.cvName })
    .from(profile)
    .where(eq(profile.accountId, accountId));
  return found?.key && found.name ? { key: found.key, name: found.name } : undefined;
}

/** Whether the account is about to be deleted, and the contact data of its profile that go along with an application. */
export async function contactOf(db: Db, accountId: string) {
  const [found] = await db
    .select({
      isLeaving: sql<boolean>`${account.deleteAt} is not null`,
      phoneCode: profile.mobilePhoneCode,
      phone: profile.mobilePhone,
      linkedin: profile.linkedin,
      cv: profile.cvName,
      minWage: profile.minSalary,
      maxWage: profile.maxSalary,
      currencyId: sql<string | null>`coalesce(${profile.minSalaryCurrencyId}, ${profile.maxSalaryCurrencyId})`,
    })
    .from(account)
    .leftJoin(profile, eq(profile.accountId, account.id))
    .where(eq(account.id, accountId));
  const minWage = found?.minWage ?? null;
  const maxWage = found?.maxWage ?? null;
  return {
    isLeaving: found?.isLeaving ?? false,
    phone: found?.phone ? `+${found.phoneCode} ${found.phone}` : null,
    linkedin: found?.linkedin || null,
    cv: found?.cv ?? null,
    expected: { minWage, maxWage, wageCurrencyId: minWage === null && maxWage === null ? null : found!.currencyId },
  };
}
