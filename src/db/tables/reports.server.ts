import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, decimal, edited, instant, primaryId, sortedByEither } from "../columns.server.ts";

export const reportCategory = pgTable("report_category", {
  id: uuid("id").primaryKey(),
  targetCountryIds: uuid("target_country_ids").array().notNull().default([]),
  version: integer("version").notNull().default(1),
});

export const reportCategoryLocale = pgTable("report_category_locale", {
  id: primaryId(),
  categoryId: uuid("category_id").notNull(),
  languageId: uuid("language_id").notNull(),
  description: text("description"),
  cover: text("cover"),
  gallery: text("gallery").array().notNull().default([]),
});

/** A drawing from the portal's own figures, in the language of the report. */
export type ReportDrawing =
  | { kind: "ecosystem"; year: number }
  | { kind: "investments"; from: string; to: string }
  | { kind: "sector"; sectorId: string }
  | { kind: "regions" };

export const report = pgTable("report", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  seoUrl: text("seo_url").notNull(),
  titleEn: text("title_en"),
  titleTr: text("title_tr"),
  ...sortedByEither("title_en", "title_tr"),
  summaryEn: text("summary_en"),
  summaryTr: text("summary_tr"),
  categoryId: uuid("category_id").notNull(),
  typeId: uuid("type_id").notNull(),
  versionId: uuid("version_id").notNull(),
  languageId: uuid("language_id").notNull(),
  sortOrder: integer("sort_order").notNull().default(0),
  fileName: text("file_name").notNull(),
  fileKey: text("file_key"),
  drawing: jsonb("drawing").$type<ReportDrawing>(),
  isFree: boolean("is_free").notNull().default(false),
  price: decimal("price"),
  priceCurrencyId: uuid("price_currency_id"),
  isActive: boolean("is_active").notNull().default(true),
  releaseDate: date("release_date").notNull(),
  withdrawnAt: instant("withdrawn_at"),
  isListed: boolean("is_listed").notNull().default(false),
  ...edited(),
});

export const reportDownload = pgTable(
  "report_download",
  {
    id: uuid("id").notNull().defaultRandom(),
    accountId: uuid("account_id").notNull(),
    month: date("month").notNull(),
    reportId: uuid("report_id").notNull(),
    orderId: uuid("order_id"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.reportId] })],
);
