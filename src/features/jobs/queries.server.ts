// Hand-written SQL: choices as JSON, for the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Catalogue, catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import { isInsider, mayEdit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";

import { beginningOfDay, endOfLastDay } from "#shared/last-day.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { answerRecord } from "./applications/queries.server.ts";
import { COMPANY_JOBS_MAX, type JobDetail, type JobRow } from "./contract.ts";
import { schemaNames } from "./parts/schema-names.server.ts";
import { isPublished } from "./rules.ts";

const typeIds = z.array(z.string()).optional();
const choicesOf = z.object({ workingPlan: typeIds, skill: typeIds, softSkill: typeIds });

/** A job as the database gives it, with its startup. */
const jobColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  title: z.string(),
  startup_id: z.string(),
  startup_name: z.string(),
  startup_seo_url: z.string(),
  startup_logo: z.string().nullable(),
  job_role_id: z.string(),
  country_id: z.string(),
  city_id: z.string().nullable(),
  pay_plan_id: z.string(),
  min_wage: z.number().nullable(),
  max_wage: z.number().nullable(),
  wage_currency_id: z.string().nullable(),
  min_share: z.number().nullable(),
  max_share: z.number().nullable(),
  publication_date: z.string(),
  expiration_date: z.string(),
  is_silent: z.boolean(),
  choices: choicesOf,
});
type RawJob = z.output<typeof jobColumns>;

/** The columns of `RawJob`, of the job `j` and its startup `s`. */
const columnsIn = (locale: Locale): SQL => sql`
  j.id, j.seo_url, ${localizedSql("j.title", locale)} title, s.id startup_id, s.name startup_name, s.seo_url startup_seo_url,
  coalesce(s.logo_64, s.logo) startup_logo, j.job_role_id, j.country_id, j.city_id, j.pay_plan_id,
  case when not j.hides_wage then j.min_wage::float8 end min_wage, case when not j.hides_wage then j.max_wage::float8 end max_wage,
  case when not j.hides_wage then j.wage_currency_id end wage_currency_id, j.min_share::float8 min_share, j.max_share::float8 max_share,
  j.publication_date::text publication_date, j.expiration_date::text expiration_date,
  j.is_silent,
  (select coalesce(json_object_agg(kind, types), '{}') from (
    select kind, json_agg(type_id) types from job_choice where job_id = j.id group by kind) chosen) choices`;

function jobRow(row: RawJob, names: Names): JobRow {
  const { publication_date, expiration_date } = row;
  return {
    id: row.id,
    seoUrl: row.seo_url,
    title: row.title,
    startup: { id: row.startup_id, name: row.startup_name, seoUrl: row.startup_seo_url, logo: row.startup_logo },
    location: { country: names.country(row.country_id), city: names.city(row.city_id) },
    workingPlans: names.types(row.choices.workingPlan ?? []),
    profession: names.type(row.job_role_id),
    payPlan: names.type(row.pay_plan_id),
    minWage: row.min_wage,
    maxWage: row.max_wage,
    wageCurrency: names.currency(row.wage_currency_id),
    minShare: row.min_share,
    maxShare: row.max_share,
    isSilent: row.is_silent,
    publicationDate: publication_date,
    expirationDate: expiration_date,
    opensAt: beginningOfDay(publication_date)!,
    closesAt: endOfLastDay(expiration_date)!,
  };
}

/** A page without rows has one that says their number alone. */
const placedJob = jobColumns.extend({ totalCount: z.number() });
const emptyPage = z.object({ id: z.null(), totalCount: z.number() });
const pageRow = z.union([placedJob, emptyPage]);

/** The page of jobs that a statement of the list finds. */
export const pageOfJobs: ReadRows<JobRow, Catalogue> = async (db, reference, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join job j on j.id = page.id left join startup s on s.id = j.startup_id order by page.place`,
  );
  const names = namesIn(reference, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : jobRow(row, names))),
  };
};

/** SQL that is true if everybody can apply to the job `s` today. */
export const IS_LIVE = `s.is_listed and ${HOUSE_TODAY} between s.publication_date and s.expiration_date`;

/** Jobs of a startup, the newest first: those one can apply to; of one's own also those to come, the hidden and the expired. */
export async function jobsOfStartup(db: Db, startupId: string, viewer: Viewer, locale: Locale): Promise<JobRow[]> {
  const reference = await catalogue(db);
  const which = isInsider(viewer, startupId) ? sql`true` : sql.raw(IS_LIVE.replaceAll("s.", "j."));
  const rows = await rowsOf(
    db,
    jobColumns,
    sql`
    select ${columnsIn(locale)} from job j join startup s on s.id = j.startup_id
    where j.startup_id = ${startupId} and j.deleted_at is null and ${which} order by j.publication_date desc, j.id desc limit ${COMPANY_JOBS_MAX}`,
  );
  const names = namesIn(reference, locale);
  return rows.map((row) => jobRow(row, names));
}

const detailColumns = jobColumns.extend({
  county_id: z.string().nullable(),
  description: z.string(),
  is_listed: z.boolean(),
  website: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

/**
 * A job by its id or address, as the viewer may see it: an expired one to everybody, one that is hidden or not published yet to its
 * startup alone. Throws `notFound`; with `edit` also `unauthorized` and `forbidden` for who may not change it.
 */
export async function jobDetail(
  db: Db,
  by: { id: string } | { seoUrl: string },
  { viewer, locale, edit = false }: { viewer: Viewer; locale: Locale; edit?: boolean },
): Promise<JobDetail> {
  const reference = await catalogue(db);
  const which = "id" in by ? sql`j.id = ${by.id}` : sql`j.seo_url = ${by.seoUrl}`;
  const rows = await rowsOf(
    db,
    detailColumns,
    sql`
    select ${columnsIn(locale)}, j.county_id, ${localizedSql("j.description", locale)} description, j.is_listed, s.website,
      j.created_at, j.updated_at
    from job j join startup s on s.id = j.startup_id where ${which} and j.deleted_at is null`,
  );
  const row = rows[0];
  if (!row) throw new AppError("notFound");
  const isListed = row.is_listed && isPublished(row.publication_date, new Date());
  if (!isListed && !isInsider(viewer, row.startup_id)) throw new AppError("notFound");
  const editable = mayEdit(viewer, row.startup_id);
  if (edit && !editable) throw new AppError(viewer.kind === "visitor" ? "unauthorized" : "forbidden");
  const names = namesIn(reference, locale);
  const job = jobRow(row, names);
  return {
    ...job,
    location: { ...job.location, county: names.county(row.county_id) },
    description: row.description,
    technicalSkills: names.types(row.choices.skill ?? []),
    socialSkills: names.types(row.choices.softSkill ?? []),
    ...schemaNames(row.choices.workingPlan ?? [], row.pay_plan_id),
    answers: await answerRecord(db, row.startup_id),
    isListed,
    mayEdit: editable,
    website: row.website,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
