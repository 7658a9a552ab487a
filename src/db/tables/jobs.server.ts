import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import {
  createdAt,
  decimal,
  edited,
  instant,
  primaryId,
  sortedByEither,
  updatedAt,
  versioned,
} from "../columns.server.ts";

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
  wageCurrencyId: uuid("wage_currency_id").notNull(),
  usdRate: decimal("usd_rate"),
  usdRateDate: date("usd_rate_date"),
  minShare: decimal("min_share"),
  maxShare: decimal("max_share"),
  publicationDate: date("publication_date").notNull(),
  expirationDate: date("expiration_date").notNull(),
  isVisible: boolean("is_visible").notNull().default(true),
  isListed: boolean("is_listed").notNull().default(false),
  monthlyWageUsd: decimal("monthly_wage_usd"),
  leastMonthlyWageUsd: decimal("least_monthly_wage_usd"),
  isSilent: boolean("is_silent").notNull().default(false),
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

export const jobApplication = pgTable("job_application", {
  id: primaryId(),
  jobId: uuid("job_id").notNull(),
  accountId: uuid("account_id").notNull(),
  statusId: uuid("status_id").notNull(),
  note: text("note"),
  phone: text("phone").notNull(),
  linkedin: text("linkedin").notNull(),
  minWage: decimal("min_wage"),
  maxWage: decimal("max_wage"),
  wageCurrencyId: uuid("wage_currency_id"),
  wageFit: text("wage_fit", { enum: ["suits", "close", "apart"] }),
  applicantShowsWage: boolean("applicant_shows_wage").notNull().default(false),
  teamShowsWage: boolean("team_shows_wage").notNull().default(false),
  answeredAt: instant("answered_at"),
  cvKey: text("cv_key"),
  cvName: text("cv_name"),
  cvTakenBack: boolean("cv_taken_back").notNull().default(false),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const jobApplicationStep = pgTable("job_application_step", {
  id: primaryId(),
  applicationId: uuid("application_id").notNull(),
  statusId: uuid("status_id").notNull(),
  createdAt: createdAt(),
});

export const jobApplicationNote = pgTable("job_application_note", {
  id: primaryId(),
  applicationId: uuid("application_id").notNull(),
  authorId: uuid("author_id"),
  text: text("text").notNull(),
  createdAt: createdAt(),
});
