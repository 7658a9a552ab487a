import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import {
  bytes,
  confirmable,
  createdAt,
  decimal,
  instant,
  primaryId,
  signed,
  sortedByName,
  updatedAt,
  versioned,
} from "../columns.server.ts";

export const startup = pgTable("startup", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  seoUrl: text("seo_url").notNull(),
  name: text("name").notNull(),
  ...sortedByName(),
  legalName: text("legal_name"),
  legalFormId: uuid("legal_form_id"),
  taglineEn: text("tagline_en"),
  taglineTr: text("tagline_tr"),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  sectorId: uuid("sector_id"),
  stageId: uuid("stage_id"),
  employeeCountId: uuid("employee_count_id"),
  operatingStatusId: uuid("operating_status_id"),
  incorporated: boolean("incorporated"),
  foundationDate: date("foundation_date"),
  countryId: uuid("country_id"),
  cityId: uuid("city_id"),
  countyId: uuid("county_id"),
  website: text("website"),
  facebook: text("facebook"),
  instagram: text("instagram"),
  twitter: text("twitter"),
  linkedin: text("linkedin"),
  targetGroupEn: text("target_group_en"),
  targetGroupTr: text("target_group_tr"),
  competitiveAdvantageEn: text("competitive_advantage_en"),
  competitiveAdvantageTr: text("competitive_advantage_tr"),
  revenueModelDescriptionEn: text("revenue_model_description_en"),
  revenueModelDescriptionTr: text("revenue_model_description_tr"),
  marketSize: decimal("market_size"),
  marketSizeCurrencyId: uuid("market_size_currency_id"),
  marketSizeUsd: decimal("market_size_usd"),
  investmentSeekingStatusId: uuid("investment_seeking_status_id"),
  investmentSeekingTourId: uuid("investment_seeking_tour_id"),
  investmentSeekingTypeId: uuid("investment_seeking_type_id"),
  seekingAmount: decimal("seeking_amount"),
  seekingAmountCurrencyId: uuid("seeking_amount_currency_id"),
  seekingAmountUsd: decimal("seeking_amount_usd"),
  seekingValuation: decimal("seeking_valuation"),
  seekingValuationCurrencyId: uuid("seeking_valuation_currency_id"),
  seekingValuationUsd: decimal("seeking_valuation_usd"),
  seekingStartDate: date("seeking_start_date"),
  seekingEndDate: date("seeking_end_date"),
  logo: text("logo"),
  logo512: text("logo_512"),
  logo256: text("logo_256"),
  logo64: text("logo_64"),
  cover: text("cover"),
  coverHigh: text("cover_high"),
  coverMedium: text("cover_medium"),
  coverLow: text("cover_low"),
  isVisible: boolean("is_visible").notNull().default(true),
  isFavorite: boolean("is_favorite").notNull().default(false),
  source: text("source", { enum: ["member", "import", "bot", "demo"] })
    .notNull()
    .default("member"),
  totalRaisedUsd: decimal("total_raised_usd").notNull().default(0),
  /** Money of rounds that nobody signed beside the startup. */
  saidRaisedUsd: decimal("said_raised_usd").notNull().default(0),
  fundingCount: integer("funding_count").notNull().default(0),
  lastFundingDate: date("last_funding_date"),
  teamSize: integer("team_size").notNull().default(0),
  fullness: smallint("fullness").notNull().default(0),
  ...confirmable(),
  deletedAt: instant("deleted_at"),
  createdBy: uuid("created_by"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});

export const startupChoice = pgTable(
  "startup_choice",
  {
    startupId: uuid("startup_id").notNull(),
    kind: text("kind", {
      enum: ["subSector", "technology", "businessModel", "revenueModel", "startupProgram"],
    }).notNull(),
    typeId: uuid("type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.startupId, table.kind, table.typeId] })],
);

export const startupAffiliation = pgTable("startup_affiliation", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  kind: text("kind", { enum: ["incubationCenter", "accelerationProgram"] }).notNull(),
  organizationId: uuid("organization_id"),
  name: text("name").notNull(),
  startDate: date("start_date"),
  endDate: date("end_date"),
  saidBy: text("said_by", { enum: ["startup", "organization"] })
    .notNull()
    .default("startup"),
  ...signed(),
  ...versioned(),
});

export const startupCompetitor = pgTable("startup_competitor", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  name: text("name").notNull(),
  website: text("website"),
  ...versioned(),
});

export const startupPatent = pgTable("startup_patent", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  name: text("name").notNull(),
  applicationNumber: text("application_number").notNull(),
  ...versioned(),
});

export const startupGovernmentSupport = pgTable("startup_government_support", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  supportId: uuid("support_id").notNull(),
  receivedDate: date("received_date").notNull(),
  ...versioned(),
});

export const startupUpdate = pgTable("startup_update", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  updateDate: date("update_date").notNull(),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  ...versioned(),
});

export const startupMember = pgTable("startup_member", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  kind: text("kind", { enum: ["team", "mentor"] }).notNull(),
  accountId: uuid("account_id"),
  name: text("name").notNull(),
  title: text("title"),
  professionId: uuid("profession_id"),
  position: text("position"),
  shareValue: decimal("share_value"),
  knownTime: text("known_time"),
  whereMet: text("where_met"),
  photo: text("photo"),
  invited: boolean("invited").notNull().default(false),
  sortOrder: integer("sort_order").notNull().default(0),
  ...versioned(),
});

export const startupApplyToken = pgTable(
  "startup_apply_token",
  {
    startupId: uuid("startup_id").notNull(),
    accountId: uuid("account_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.startupId, table.accountId] })],
);

export const startupDouble = pgTable("startup_double", {
  id: primaryId(),
  firstId: uuid("first_id").notNull(),
  secondId: uuid("second_id").notNull(),
  signs: text("signs", { enum: ["name", "site", "founder", "phone"] })
    .array()
    .notNull(),
  state: text("state", { enum: ["open", "different"] })
    .notNull()
    .default("open"),
  foundAt: instant("found_at").notNull().defaultNow(),
  ...versioned(),
});

export const startupMerge = pgTable("startup_merge", {
  id: primaryId(),
  sourceId: uuid("source_id").notNull(),
  targetId: uuid("target_id").notNull(),
  accountId: uuid("account_id"),
  before: jsonb("before").$type<Record<string, unknown>>().notNull().default({}),
  after: jsonb("after").$type<Record<string, unknown>>().notNull().default({}),
  moved: jsonb("moved").$type<Record<string, string[][]>>().notNull().default({}),
  addedName: boolean("added_name").notNull(),
  createdAt: createdAt(),
  undoneAt: instant("undone_at"),
});
