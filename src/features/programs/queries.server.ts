// Hand-written SQL: choices, questions and phases as JSON, for the rows of a page that the index of bits has found.

import { count, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Catalogue, catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import { isInsider, mayEdit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { programDetail as detail, type ProgramDetail, type ProgramRow, question } from "./contract.ts";
import { categoriesSql, newestForm, phasesSql, questionsSql } from "./parts/form-sql.server.ts";

export { isOpen } from "./parts/source.server.ts";

const typeIds = z.array(z.string()).optional();
const choicesOf = z.object({ stage: typeIds, sector: typeIds, targetMarket: typeIds, technology: typeIds });

const programColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  name: z.string(),
  program_type_id: z.string(),
  organizer: z.object({
    id: z.string(),
    name: z.string(),
    seoUrl: z.string(),
    logo: z.string().nullable(),
  }),
  organizer_type_id: z.string(),
  country_id: z.string().nullable(),
  city_id: z.string().nullable(),
  time_zone: z.string(),
  start_at: z.string().nullable(),
  finish_at: z.string().nullable(),
  apply_start: z.string().nullable(),
  apply_finish: z.string().nullable(),
  is_grant: z.boolean(),
  investment_type_id: z.string().nullable(),
  min_investment: z.number().nullable(),
  max_investment: z.number().nullable(),
  investment_currency_id: z.string().nullable(),
  choices: choicesOf,
});
type RawProgram = z.output<typeof programColumns>;

/** The columns of `RawProgram`, of the program `p` and its organization `o`. */
const columnsIn = (locale: Locale): SQL => sql`
  p.id, p.seo_url, ${localizedSql("p.name", locale)} name, p.program_type_id,
  json_build_object('id', o.id, 'name', o.name, 'seoUrl', o.seo_url, 'logo', o.logo) organizer, o.type_id organizer_type_id,
  o.country_id, o.city_id, p.time_zone, p.start_at, p.finish_at, p.apply_start, p.apply_finish, p.is_grant,
  p.investment_type_id, p.min_investment::float8 min_investment, p.max_investment::float8 max_investment, p.investment_currency_id,
  (select coalesce(json_object_agg(kind, types), '{}') from (
    select kind, json_agg(type_id) types from program_choice where program_id = p.id group by kind) chosen) choices`;

const instantOf = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

const programRow = (row: RawProgram, names: Names): ProgramRow => ({
  programId: row.id,
  programSeoUrl: row.seo_url,
  name: row.name,
  programType: names.type(row.program_type_id),
  organizer: { ...row.organizer, type: names.type(row.organizer_type_id) },
  location: { country: names.country(row.country_id), city: names.city(row.city_id) },
  timeZone: row.time_zone,
  start: instantOf(row.start_at),
  finish: instantOf(row.finish_at),
  applyStart: instantOf(row.apply_start),
  applyFinish: instantOf(row.apply_finish),
  isGrant: row.is_grant,
  investmentType: names.type(row.investment_type_id),
  minInvestment: row.min_investment,
  maxInvestment: row.max_investment,
  investmentCurrency: names.currency(row.investment_currency_id),
  stages: names.types(row.choices.stage ?? []),
  sectors: names.types(row.choices.sector ?? []),
});

/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  programColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The page of programs that a statement of the list finds. */
export const pageOfPrograms: ReadRows<ProgramRow, Catalogue> = async (db, reference, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join program p on p.id = page.id left join organization o on o.id = p.organization_id
    order by page.place`,
  );
  const names = namesIn(reference, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : programRow(row, names))),
  };
};

interface Paging {
  offset: number;
  limit: number;
}

/** Programs of an organization: those one can apply to first, the next deadline first; then the closed ones, the latest first. */
export async function programsOfOrganizer(
  db: Db,
  organizerId: string,
  { offset, limit }: Paging,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<{ rows: ProgramRow[]; totalCount: number }> {
  const reference = await catalogue(db);
  const which = isInsider(viewer, organizerId) ? sql`true` : sql`p.is_listed`;
  const isClosed = sql`coalesce(p.apply_finish < ${new Date().toISOString()}::timestamptz, false)`;
  const found = sql`program p join organization o on o.id = p.organization_id
    and p.organization_id = ${organizerId} and p.deleted_at is null and ${which}`;
  const [counted] = await db.select({ total: count() }).from(found);
  const rows = await rowsOf(
    db,
    programColumns,
    sql`
    select ${columnsIn(locale)} from ${found}
    order by ${isClosed}, case when ${isClosed} then null else p.apply_finish end nulls last, p.apply_finish desc, p.id
    limit ${limit} offset ${offset}`,
  );
  const names = namesIn(reference, locale);
  return { rows: rows.map((row) => programRow(row, names)), totalCount: counted!.total };
}

const detailColumns = programColumns.extend({
  description: z.string().nullable(),
  facilities: z.string().nullable(),
  conditions: z.string().nullable(),
  awards: z.string().nullable(),
  evaluation_criteria: z.string().nullable(),
  investment_stage_id: z.string().nullable(),
  min_share: z.number().nullable(),
  max_share: z.number().nullable(),
  is_listed: z.boolean(),
  is_draft: z.boolean(),
  decided_at: z.string().nullable(),
  grace_seconds: z.number(),
  asks_stage: z.boolean(),
  asks_sector: z.boolean(),
  asks_technology: z.boolean(),
  asks_legal_entity: z.boolean(),
  asks_presentation: z.boolean(),
  asked_country_id: z.string().nullable(),
  asked_city_id: z.string().nullable(),
  min_age_months: z.number().nullable(),
  max_age_months: z.number().nullable(),
  min_team_size: z.number().nullable(),
  questions: z.array(question),
  categories: detail.shape.reviewCategories,
  phases: z.array(
    z.object({ id: z.string(), name: z.string(), startsAt: z.string(), finishesAt: z.string(), isBlind: z.boolean() }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
});
type RawDetail = z.output<typeof detailColumns>;

/** A program by its address. Throws `notFound`, also for a hidden one, except for members of its organization. */
export async function programDetail(db: Db, seoUrl: string, viewer: Viewer, locale: Locale): Promise<ProgramDetail> {
  const reference = await catalogue(db);
  const rows = await rowsOf(
    db,
    detailColumns,
    sql`
    select ${columnsIn(locale)}, ${localizedSql("p.description", locale)} description, ${localizedSql("p.facilities", locale)} facilities,
      ${localizedSql("p.conditions", locale)} conditions, ${localizedSql("p.awards", locale)} awards, ${localizedSql("p.evaluation_criteria", locale)} evaluation_criteria,
      p.investment_stage_id, p.min_share::float8 min_share, p.max_share::float8 max_share, p.is_listed, p.created_at, p.updated_at,
      p.is_draft, p.decided_at, p.grace_seconds, p.asks_stage, p.asks_sector, p.asks_technology, p.asks_legal_entity,
      p.asks_presentation, p.asked_country_id, p.asked_city_id, p.min_age_months, p.max_age_months, p.min_team_size,
      ${questionsSql(newestForm, locale)} questions, ${categoriesSql(locale)} categories, ${phasesSql(locale)} phases
    from program p join organization o on o.id = p.organization_id where p.seo_url = ${seoUrl} and p.deleted_at is null and o.deleted_at is null`,
  );
  const row = rows[0];
  if (!row || !(row.is_listed || isInsider(viewer, row.organizer.id))) throw new AppError("notFound");
  const names = namesIn(reference, locale);
  return {
    ...programRow(row, names),
    description: row.description,
    facilities: row.facilities,
    conditions: row.conditions,
    awards: row.awards,
    evaluationCriteria: row.evaluation_criteria,
    investmentStage: names.type(row.investment_stage_id),
    minShare: row.min_share,
    maxShare: row.max_share,
    targetMarkets: names.types(row.choices.targetMarket ?? []),
    technologies: names.types(row.choices.technology ?? []),
    isDraft: row.is_draft,
    decidedAt: instantOf(row.decided_at),
    graceSeconds: row.grace_seconds,
    asks: asksOf(row, names),
    questions: row.questions,
    reviewCategories: row.categories,
    phases: row.phases.map(({ startsAt, finishesAt, ...phase }) => ({
      ...phase,
      startsAt: instantOf(startsAt)!,
      finishesAt: instantOf(finishesAt)!,
    })),
    isListed: row.is_listed,
    mayEdit: mayEdit(viewer, row.organizer.id),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** The requirements for a startup; stages and the like only where the program names some. */
const asksOf = (row: RawDetail, names: Names): ProgramDetail["asks"] => ({
  stage: row.asks_stage && (row.choices.stage ?? []).length > 0,
  sector: row.asks_sector && (row.choices.sector ?? []).length > 0,
  technology: row.asks_technology && (row.choices.technology ?? []).length > 0,
  legalEntity: row.asks_legal_entity,
  country: names.country(row.asked_country_id),
  city: names.city(row.asked_city_id),
  minAgeMonths: row.min_age_months,
  maxAgeMonths: row.max_age_months,
  minTeamSize: row.min_team_size,
  presentation: row.asks_presentation,
});
