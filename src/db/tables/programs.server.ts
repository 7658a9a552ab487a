import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { decimal, edited, instant, primaryId, sortedByEither } from "../columns.server.ts";

export const program = pgTable("program", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  organizationId: uuid("organization_id").notNull(),
  seoUrl: text("seo_url").notNull(),
  programTypeId: uuid("program_type_id").notNull(),
  nameEn: text("name_en"),
  nameTr: text("name_tr"),
  ...sortedByEither("name_en", "name_tr"),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  facilitiesEn: text("facilities_en"),
  facilitiesTr: text("facilities_tr"),
  conditionsEn: text("conditions_en"),
  conditionsTr: text("conditions_tr"),
  awardsEn: text("awards_en"),
  awardsTr: text("awards_tr"),
  evaluationCriteriaEn: text("evaluation_criteria_en"),
  evaluationCriteriaTr: text("evaluation_criteria_tr"),
  startDate: date("start_date"),
  finishDate: date("finish_date"),
  applyStart: instant("apply_start"),
  applyFinish: instant("apply_finish"),
  isGrant: boolean("is_grant").notNull().default(false),
  investmentTypeId: uuid("investment_type_id"),
  investmentStageId: uuid("investment_stage_id"),
  minInvestment: decimal("min_investment"),
  maxInvestment: decimal("max_investment"),
  investmentCurrencyId: uuid("investment_currency_id"),
  minShare: decimal("min_share"),
  maxShare: decimal("max_share"),
  isVisible: boolean("is_visible").notNull().default(true),
  isListed: boolean("is_listed").notNull().default(false),
  ...edited(),
});

export const programChoice = pgTable(
  "program_choice",
  {
    programId: uuid("program_id").notNull(),
    kind: text("kind", { enum: ["stage", "sector", "targetMarket", "technology"] }).notNull(),
    typeId: uuid("type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.programId, table.kind, table.typeId] })],
);
