import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { report } from "#db/tables/reports.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { typeId } from "#shared/type-id.ts";
import { TODAY } from "../queries.server.ts";
import { managedReportCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const hasFile = sql`coalesce(report.file_key, report.drawing ->> 'kind') is not null`;
const named = (table: string, locale: Locale) =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', ${table}.name_${locale})`);

export const managedReportTable = adminTable(managedReportCalls, {
  texts: { en: en.reports, tr: tr.reports },
  source: (locale) => ({
    table: report,
    joins: sql`join type on type.id = report.type_id join type edition on edition.id = report.version_id
      join language on language.id = report.language_id left join currency on currency.id = report.price_currency_id`,
    fields: {
      titleEn: sql`coalesce(report.title_en, '')`,
      titleTr: sql`coalesce(report.title_tr, '')`,
      summaryEn: sql`coalesce(report.summary_en, '')`,
      summaryTr: sql`coalesce(report.summary_tr, '')`,
      state: sql`case when report.withdrawn_at is not null then 'withdrawn' when not report.is_active then 'draft'
        when report.release_date > ${TODAY} then 'planned' else 'shown' end`,
      type: named("type", locale),
      edition: named("edition", locale),
      language: named("language", locale),
      fileName: sql`case when ${hasFile} then report.file_name end`,
      price: sql`report.price::float8`,
      currency: sql`currency.code`,
      downloads: sql`(select count(*)::int from report_download where report_id = report.id)`,
      sold: sql`(select count(*)::int from payment_order where report_id = report.id and kind = 'report' and state = 'paid')`,
    },
    orders: {
      titleEn: nameOrder(sql`coalesce(report.title_en, '')`, "en"),
      titleTr: nameOrder(sql`coalesce(report.title_tr, '')`, "tr"),
      releaseDate: sql`report.release_date`,
    },
    usualOrder: sql`report.sort_order`,
  }),
  filters: {},
  nameOf: ({ titleEn, titleTr }) => titleEn || titleTr,
});

/** Whether a value is a choice of the catalogue of that kind. */
export async function isChoice(db: Db, kind: "reportCategory" | "reportType" | "reportVersion", id: string) {
  const { rows } = await db.execute(sql`select from type where id = ${id} and parent_id = ${typeId(kind)}`);
  return rows.length > 0;
}

export async function isLanguage(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from language where id = ${id}`);
  return rows.length > 0;
}

interface StoredContent extends Record<string, unknown> {
  nameEn: string;
  nameTr: string;
  countries: string[];
  version: number;
}

/** Countries, texts and pictures of a category, with a place for each language of the portal. Undefined: there is no such category. */
export async function categoryContent(db: Db, id: string) {
  const { rows } = await db.execute<StoredContent>(sql`
    select name_en "nameEn", name_tr "nameTr", to_json(coalesce(target_country_ids, '{}')) countries,
      coalesce(report_category.version, 0) "version"
    from type left join report_category on report_category.id = type.id
    where type.id = ${id} and parent_id = ${typeId("reportCategory")}`);
  const found = rows[0];
  if (!found) return undefined;
  const stored = await db.execute<{
    language: Locale;
    description: string | null;
    cover: string | null;
    gallery: string[];
  }>(sql`
    select language.code "language", description, cover, to_json(gallery) gallery from report_category_locale
    join language on language.id = language_id where category_id = ${id}`);
  const { countries: targetCountryIds, ...content } = found;
  return {
    ...content,
    targetCountryIds,
    pictures: LOCALES.map(
      (language) =>
        stored.rows.find((row) => row.language === language) ?? {
          language,
          description: null,
          cover: null,
          gallery: [],
        },
    ),
  };
}
