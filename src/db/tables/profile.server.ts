import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, decimal, primaryId, updatedAt } from "../columns.server.ts";

/** The profile of a member; no row: nothing is filled in yet. */
export const profile = pgTable("profile", {
  accountId: uuid("account_id").primaryKey(),
  mobilePhoneCode: text("mobile_phone_code"),
  mobilePhone: text("mobile_phone"),
  birthday: date("birthday", { mode: "string" }),
  genderId: uuid("gender_id"),
  countryId: uuid("country_id"),
  cityId: uuid("city_id"),
  countyId: uuid("county_id"),
  description: text("description"),
  jobSearchStatusId: uuid("job_search_status_id"),
  /** The audience that sees that the member looks for work. */
  jobSearchAudience: text("job_search_audience", { enum: ["nobody", "members", "everyone"] })
    .notNull()
    .default("members"),
  expectationToJobId: uuid("expectation_to_job_id"),
  minSalary: decimal("min_salary"),
  minSalaryCurrencyId: uuid("min_salary_currency_id"),
  minSalaryUsd: decimal("min_salary_usd"),
  minSalaryRate: decimal("min_salary_rate"),
  minSalaryRateDay: date("min_salary_rate_day", { mode: "string" }),
  maxSalary: decimal("max_salary"),
  maxSalaryCurrencyId: uuid("max_salary_currency_id"),
  maxSalaryUsd: decimal("max_salary_usd"),
  maxSalaryRate: decimal("max_salary_rate"),
  maxSalaryRateDay: date("max_salary_rate_day", { mode: "string" }),
  minShare: decimal("min_share"),
  maxShare: decimal("max_share"),
  behance: text("behance"),
  dribbble: text("dribbble"),
  gitHub: text("git_hub"),
  gitLab: text("git_lab"),
  facebook: text("facebook"),
  instagram: text("instagram"),
  stackoverflow: text("stackoverflow"),
  twitter: text("twitter"),
  linkedin: text("linkedin"),
  cvKey: text("cv_key"),
  cvName: text("cv_name"),
  pP_512: text("pp_512"),
  pP_256: text("pp_256"),
  pP_64: text("pp_64"),
  pc: text("pc"),
  pC_High: text("pc_high"),
  pC_Medium: text("pc_medium"),
  pC_Low: text("pc_low"),
  updatedAt: updatedAt(),
});

const owned = { id: primaryId(), accountId: uuid("account_id").notNull(), createdAt: createdAt() };

export const profileEducation = pgTable("profile_education", {
  ...owned,
  schoolId: uuid("school_id"),
  schoolName: text("school_name"),
  departmentId: uuid("department_id"),
  departmentName: text("department_name"),
  degreeId: uuid("degree_id"),
  graduateStatusId: uuid("graduate_status_id"),
  description: text("description"),
  startDate: date("start_date", { mode: "string" }),
  endDate: date("end_date", { mode: "string" }),
});

export const profileLanguage = pgTable("profile_language", {
  ...owned,
  languageId: uuid("language_id").notNull(),
  languageLevelId: uuid("language_level_id").notNull(),
});

export const profileSkill = pgTable("profile_skill", {
  ...owned,
  skillId: uuid("skill_id").notNull(),
  positionId: uuid("position_id"),
  knowledgeLevelId: uuid("knowledge_level_id"),
  isSoft: boolean("is_soft").notNull().default(false),
});

export const profileWorkingPlan = pgTable("profile_working_plan", {
  ...owned,
  workingPlanId: uuid("working_plan_id").notNull(),
});

export const profileJobRole = pgTable("profile_job_role", { ...owned, jobRoleId: uuid("job_role_id").notNull() });

export const profileExperience = pgTable("profile_experience", {
  ...owned,
  title: text("title").notNull(),
  companyName: text("company_name").notNull(),
  description: text("description"),
  stillWorking: boolean("still_working").notNull().default(false),
  startDate: date("start_date", { mode: "string" }),
  endDate: date("end_date", { mode: "string" }),
  countryId: uuid("country_id"),
  cityId: uuid("city_id"),
  countyId: uuid("county_id"),
  employmentTypeId: uuid("employment_type_id"),
});

/** From whom a member hides: one of the four. */
export const profileHiding = pgTable("profile_hiding", {
  ...owned,
  personId: uuid("person_id"),
  startupId: uuid("startup_id"),
  organizationId: uuid("organization_id"),
  domain: text("domain"),
});
