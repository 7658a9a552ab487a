import { and, eq, sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { language, type } from "#db/tables/reference.server.ts";
import { report, reportCategory, reportCategoryLocale } from "#db/tables/reports.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { typeId } from "#shared/type-id.ts";
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
        when report.release_date > ${HOUSE_TODAY_SQL} then 'planned' else 'shown' end`,
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

/** True if a value is a choice of the catalogue of that kind. */
export async function isChoice(db: Db, kind: "reportCategory" | "reportType" | "reportVersion", id: string) {
  const rows = await db
    .select({ id: type.id })
    .from(type)
    .where(and(eq(type.id, id), eq(type.parentId, typeId(kind))));
  return rows.length > 0;
}

export async function isLanguage(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: language.id }).from(language).where(eq(language.id, id));
  return rows.length > 0;
}

/** Countries, texts and pictures of a category, with a place for each language of the portal. Undefined: there is no such category. */
export async function categoryContent(db: Db, id: string) {
  const [found] = await db
    .select({
      nameEn: type.nameEn,
      nameTr: type.nameTr,
      countries: reportCategory.targetCountryIds,
      version: reportCategory.version,
    })
    .from(type)
    .leftJoin(reportCategory, eq(reportCategory.id, type.id))
    .where(and(eq(type.id, id), eq(type.parentId, typeId("reportCategory"))));
  if (!found) return undefined;
  const stored = await db
    .select({
      language: language.code,
      description: reportCategoryLocale.description,
      cover: reportCategoryLocale.cover,
      gallery: reportCategoryLocale.gallery,
    })
    .from(reportCategoryLocale)
    .innerJoin(language, eq(language.id, reportCategoryLocale.languageId))
    .where(eq(reportCategoryLocale.categoryId, id));
  const { countries, version, ...content } = found;
  return {
    ...content,
    version: version ?? 0,
    targetCountryIds: countries ?? [],
    pictures: LOCALES.map((locale) => {
      const {
        description = null,
        cover = null,
        gallery = [],
      } = stored.find(({ language: code }) => code === locale) ?? {};
      return { language: locale, description, cover, gallery };
    }),
  };
}
