// Hand-written SQL: choices as JSON, for the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
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
import type { PatentDetail, PatentRow } from "./contract.ts";

const typeIds = z.array(z.string()).optional();
/** A patent as the database gives it. */
const patentColumns = z.object({
  id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  numbers: z.array(z.string()),
  organization: z.object({ id: z.string(), name: z.string(), seoUrl: z.string() }),
  readiness: z.string().nullable(),
  value: z.number().nullable(),
  value_usd: z.number().nullable(),
  value_currency_id: z.string().nullable(),
  protection_end: z.string().nullable(),
  choices: z.object({ sector: typeIds, targetMarket: typeIds, patentLookingFor: typeIds }),
});
type RawPatent = z.output<typeof patentColumns>;
/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  patentColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The columns of `RawPatent`, of the patent `p` and its organization `o`. */
const columnsIn = (locale: Locale): SQL => sql`
  p.id, ${localizedSql("p.name", locale)} name, p.photo, to_json(p.application_numbers) numbers,
  json_build_object('id', o.id, 'name', o.name, 'seoUrl', o.seo_url) organization, p.technology_readiness_level_id readiness,
  p.value::float8 "value", p.value_usd::float8 value_usd, p.value_currency_id, p.protection_end::text protection_end,
  (select coalesce(json_object_agg(kind, types), '{}') from (
    select kind, json_agg(type_id) types from patent_choice where patent_id = p.id group by kind) chosen) choices`;

const moneyOf = (amount: number | null, currency: string | null, usd: number | null) =>
  amount === null || currency === null ? null : { amount, currency, usd };

const patentRow = (row: RawPatent, names: Names): PatentRow => ({
  id: row.id,
  name: row.name,
  photo: row.photo,
  applicationNumbers: row.numbers,
  organization: row.organization,
  sectors: names.types(row.choices.sector ?? []),
  technologyReadinessLevel: names.type(row.readiness),
  lookingFor: names.types(row.choices.patentLookingFor ?? []),
  value: moneyOf(row.value, names.currency(row.value_currency_id), row.value_usd),
  protectionEnd: row.protection_end,
});

/** The page of patents that a statement of the list finds. */
export const pageOfPatents: ReadRows<PatentRow, Catalogue> = async (db, reference, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join patent p on p.id = page.id left join organization o on o.id = p.organization_id
    order by page.place`,
  );
  const names = namesIn(reference, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : patentRow(row, names))),
  };
};

const detailColumns = patentColumns.extend({
  inventors: z.array(z.string()),
  looking_for_description: z.string().nullable(),
  problem: z.string().nullable(),
  advantage: z.string().nullable(),
  protection_start: z.string().nullable(),
  market_size: z.number().nullable(),
  market_size_usd: z.number().nullable(),
  market_size_currency_id: z.string().nullable(),
  is_listed: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A patent by its id. Throws `notFound`, also for a hidden one, except for members of its organization. */
export async function patentDetail(db: Db, id: string, viewer: Viewer, locale: Locale): Promise<PatentDetail> {
  const reference = await catalogue(db);
  const rows = await rowsOf(
    db,
    detailColumns,
    sql`
    select ${columnsIn(locale)}, to_json(p.inventors) inventors, ${localizedSql("p.looking_for_description", locale)} looking_for_description,
      ${localizedSql("p.problem", locale)} problem, ${localizedSql("p.advantage", locale)} advantage, p.protection_start::text protection_start,
      p.market_size::float8 market_size, p.market_size_usd::float8 market_size_usd, p.market_size_currency_id, p.is_listed,
      p.created_at, p.updated_at
    from patent p join organization o on o.id = p.organization_id where p.id = ${id} and p.deleted_at is null and o.deleted_at is null`,
  );
  const row = rows[0];
  if (!row || !(row.is_listed || isInsider(viewer, row.organization.id))) throw new AppError("notFound");
  const names = namesIn(reference, locale);
  return {
    ...patentRow(row, names),
    inventors: row.inventors,
    lookingForDescription: row.looking_for_description,
    problem: row.problem,
    advantage: row.advantage,
    protectionStart: row.protection_start,
    targetMarkets: names.types(row.choices.targetMarket ?? []),
    marketSize: moneyOf(row.market_size, names.currency(row.market_size_currency_id), row.market_size_usd),
    isListed: row.is_listed,
    mayEdit: mayEdit(viewer, row.organization.id),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
