// Hand-written SQL: reports with the pictures of their category, for the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import { addressOf } from "#shared/endpoint.ts";

import type { Locale } from "#shared/locale.ts";
import type { ReportRow } from "./contract.ts";
import { downloadReport } from "./download/contract.ts";
import { reportList } from "./filters.ts";
import { termsOf } from "./rules.ts";

export const reportColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  file_name: z.string(),
  sort_order: z.number(),
  category_id: z.string(),
  type_id: z.string(),
  version_id: z.string(),
  language_id: z.string(),
  cover: z.string().nullable(),
  is_free: z.boolean(),
  price: z.number().nullable(),
  price_currency_id: z.string().nullable(),
  release_date: z.string(),
  is_active: z.boolean(),
  withdrawn: z.boolean(),
});
type RawReport = z.output<typeof reportColumns>;

/** SQL for the reports that everybody finds: those listed and released. */
export const isOut = (alias: string): string => `${alias}.is_listed and ${alias}.release_date <= ${HOUSE_TODAY}`;
/** The same of the report `r`. */
export const IS_OUT = sql.raw(isOut("r"));
/** SQL that is true if an account has bought the report `r`, for good, in any language. */
export const boughtBy = (accountId: string | null): SQL =>
  sql`exists (select from payment_order where account_id = ${accountId} and state = 'paid' and report_id in (select report_languages(r.id)))`;
/** Pictures of the category in the language of the report `r`, else in any; its description is for readers of the page. */
export const PICTURES = sql`left join lateral (
  select l.cover, l.gallery from report_category_locale l where l.category_id = r.category_id
  order by l.language_id = r.language_id desc, l.id limit 1) pictures on true`;

export const columnsIn = (locale: Locale): SQL => sql`
  r.id, r.seo_url, ${localizedSql("r.title", locale)} title, ${localizedSql("r.summary", locale)} summary, r.file_name, r.sort_order, r.category_id,
  r.type_id, r.version_id, r.language_id, pictures.cover, r.is_free, r.price::float8 price, r.price_currency_id,
  r.release_date::text release_date, r.is_active, r.withdrawn_at is not null withdrawn`;

export function reportRowOf(reference: Catalogue, row: RawReport, locale: Locale): ReportRow {
  const named = (field: "category" | "type" | "version" | "language", id: string) =>
    namedChoice(reference, reportList, field, id, locale);
  const params = { seoUrl: row.seo_url, fileName: row.file_name };
  return {
    id: row.id,
    seoUrl: row.seo_url,
    title: row.title,
    summary: row.summary,
    fileName: row.file_name,
    fileType: row.file_name.endsWith(".xlsx") ? "xlsx" : "pdf",
    location: addressOf(downloadReport, params, undefined),
    order: row.sort_order,
    category: named("category", row.category_id),
    type: named("type", row.type_id),
    version: named("version", row.version_id),
    language: named("language", row.language_id),
    cover: row.cover,
    isFree: row.is_free,
    terms: termsOf({ isFree: row.is_free, price: row.price }),
    price: row.price,
    currency: reference.currencies.get(row.price_currency_id ?? "")?.code ?? null,
    releaseDate: row.release_date,
    active: row.is_active,
    withdrawn: row.withdrawn,
  };
}

/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  reportColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The page of reports that a statement of the list finds. */
export const pageOfReports: ReadRows<ReportRow, Catalogue> = async (db, reference, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join report r on r.id = page.id ${PICTURES} order by page.place`,
  );
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : reportRowOf(reference, row, locale))),
  };
};

/** Reports that everybody finds and that meet a condition on `r`, the newest first. */
export async function reportsWhere(db: Db, condition: SQL, locale: Locale): Promise<ReportRow[]> {
  const rows = await rowsOf(
    db,
    reportColumns,
    sql`
    select ${columnsIn(locale)} from report r ${PICTURES} where ${IS_OUT} and ${condition}
    order by r.release_date desc, r.id desc`,
  );
  const reference = await catalogue(db);
  return rows.map((row) => reportRowOf(reference, row, locale));
}
