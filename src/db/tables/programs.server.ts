import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, decimal, edited, instant, primaryId, sortedByEither } from "../columns.server.ts";

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
  timeZone: text("time_zone").notNull().default("Europe/Istanbul"),
  startAt: instant("start_at"),
  finishAt: instant("finish_at"),
  applyStart: instant("apply_start"),
  applyFinish: instant("apply_finish"),
  graceSeconds: integer("grace_seconds").notNull().default(0),
  ranking: text("ranking", { enum: ["normalized", "raw"] })
    .notNull()
    .default("normalized"),
  isDraft: boolean("is_draft").notNull().default(false),
  decidedAt: instant("decided_at"),
  deletedAt: instant("deleted_at"),
  asksStage: boolean("asks_stage").notNull().default(true),
  asksSector: boolean("asks_sector").notNull().default(true),
  asksTechnology: boolean("asks_technology").notNull().default(false),
  askedCountryId: uuid("asked_country_id"),
  askedCityId: uuid("asked_city_id"),
  asksLegalEntity: boolean("asks_legal_entity").notNull().default(false),
  minAgeMonths: integer("min_age_months"),
  maxAgeMonths: integer("max_age_months"),
  minTeamSize: integer("min_team_size"),
  asksPresentation: boolean("asks_presentation").notNull().default(true),
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
  closesOn: date("closes_on"),
  leastInvestmentUsd: decimal("least_investment_usd"),
  mostInvestmentUsd: decimal("most_investment_usd"),
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

/** A version of the application form; the one with the greatest number is asked for. */
export const programForm = pgTable("program_form", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  number: integer("number").notNull(),
  createdBy: uuid("created_by"),
  createdAt: createdAt(),
});

const PROFILE_FIELDS = ["tagline", "description", "targetGroup", "competitiveAdvantage", "website", "stage"] as const;
const QUESTION_KINDS = ["short", "long", "choice", "choices", "yesNo", "number", "date", "file", "link"] as const;

export const programQuestion = pgTable("program_question", {
  id: primaryId(),
  formId: uuid("form_id").notNull(),
  key: uuid("key").notNull(),
  kind: text("kind", { enum: QUESTION_KINDS }).notNull(),
  textEn: text("text_en"),
  textTr: text("text_tr"),
  hintEn: text("hint_en"),
  hintTr: text("hint_tr"),
  isRequired: boolean("is_required").notNull().default(true),
  isHiddenFromJurors: boolean("is_hidden_from_jurors").notNull().default(false),
  maxLength: integer("max_length"),
  minNumber: decimal("min_number"),
  maxNumber: decimal("max_number"),
  optionsEn: text("options_en").array().notNull().default([]),
  optionsTr: text("options_tr").array().notNull().default([]),
  sortOrder: integer("sort_order").notNull().default(0),
  profileField: text("profile_field", { enum: PROFILE_FIELDS }),
  /** Asked only where the question with this key has this answer. */
  onlyIfKey: uuid("only_if_key"),
  onlyIfValue: text("only_if_value"),
});

export const programReviewCategory = pgTable("program_review_category", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  nameEn: text("name_en"),
  nameTr: text("name_tr"),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  weight: integer("weight").notNull(),
  scaleMax: integer("scale_max").notNull().default(5),
  meaningsEn: text("meanings_en").array().notNull().default([]),
  meaningsTr: text("meanings_tr").array().notNull().default([]),
  sortOrder: integer("sort_order").notNull().default(0),
});

export const programQuestionCategory = pgTable(
  "program_question_category",
  { questionId: uuid("question_id").notNull(), categoryId: uuid("category_id").notNull() },
  (table) => [primaryKey({ columns: [table.questionId, table.categoryId] })],
);

export const programPhase = pgTable("program_phase", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  nameEn: text("name_en"),
  nameTr: text("name_tr"),
  startsAt: instant("starts_at").notNull(),
  finishesAt: instant("finishes_at").notNull(),
  isBlind: boolean("is_blind").notNull().default(true),
  othersScores: text("others_scores", { enum: ["never", "afterOwn", "always"] })
    .notNull()
    .default("afterOwn"),
  isActive: boolean("is_active").notNull().default(false),
  reviewsPerApplication: integer("reviews_per_application").notNull().default(3),
  maxReviewsPerJuror: integer("max_reviews_per_juror"),
});

/** The criteria of a phase; none: all of the program. */
export const programPhaseCategory = pgTable(
  "program_phase_category",
  { phaseId: uuid("phase_id").notNull(), categoryId: uuid("category_id").notNull() },
  (table) => [primaryKey({ columns: [table.phaseId, table.categoryId] })],
);
