import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { decimal, edited, instant, primaryId, sortedByEither } from "../columns.server.ts";

export const job = pgTable("job", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  startupId: uuid("startup_id").notNull(),
  seoUrl: text("seo_url").notNull(),
  titleEn: text("title_en"),
  titleTr: text("title_tr"),
  ...sortedByEither("title_en", "title_tr"),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  jobRoleId: uuid("job_role_id").notNull(),
  countryId: uuid("country_id").notNull(),
  cityId: uuid("city_id"),
  countyId: uuid("county_id"),
  payPlanId: uuid("pay_plan_id").notNull(),
  minWage: decimal("min_wage"),
  maxWage: decimal("max_wage"),
  wageCurrencyId: uuid("wage_currency_id"),
  usdRate: decimal("usd_rate"),
  usdRateDate: date("usd_rate_date"),
  minShare: decimal("min_share"),
  maxShare: decimal("max_share"),
  publicationDate: date("publication_date").notNull(),
  expirationDate: date("expiration_date").notNull(),
  isVisible: boolean("is_visible").notNull().default(true),
  isListed: boolean("is_listed").notNull().default(false),
  monthlyWageUsd: decimal("monthly_wage_usd"),
  hidesWage: boolean("hides_wage").notNull().default(false),
  deletedAt: instant("deleted_at"),
  ...edited(),
});

export const jobChoice = pgTable(
  "job_choice",
  {
    jobId: uuid("job_id").notNull(),
    kind: text("kind", { enum: ["workingPlan", "skill", "softSkill"] }).notNull(),
    typeId: uuid("type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.kind, table.typeId] })],
);
