import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { decimal, edited, instant, primaryId, sortedByEither } from "../columns.server.ts";

export const patent = pgTable("patent", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  organizationId: uuid("organization_id").notNull(),
  nameEn: text("name_en"),
  nameTr: text("name_tr"),
  ...sortedByEither("name_en", "name_tr"),
  applicationNumbers: text("application_numbers").array().notNull(),
  inventors: text("inventors").array().notNull().default([]),
  photo: text("photo"),
  value: decimal("value"),
  valueCurrencyId: uuid("value_currency_id"),
  valueUsd: decimal("value_usd"),
  technologyReadinessLevelId: uuid("technology_readiness_level_id"),
  lookingForDescriptionEn: text("looking_for_description_en"),
  lookingForDescriptionTr: text("looking_for_description_tr"),
  problemEn: text("problem_en"),
  problemTr: text("problem_tr"),
  advantageEn: text("advantage_en"),
  advantageTr: text("advantage_tr"),
  protectionStart: date("protection_start"),
  protectionEnd: date("protection_end"),
  marketSize: decimal("market_size"),
  marketSizeCurrencyId: uuid("market_size_currency_id"),
  marketSizeUsd: decimal("market_size_usd"),
  isVisible: boolean("is_visible").notNull().default(true),
  isListed: boolean("is_listed").notNull().default(false),
  deletedAt: instant("deleted_at"),
  ...edited(),
});

export const patentChoice = pgTable(
  "patent_choice",
  {
    patentId: uuid("patent_id").notNull(),
    kind: text("kind", { enum: ["sector", "targetMarket", "patentLookingFor"] }).notNull(),
    typeId: uuid("type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.patentId, table.kind, table.typeId] })],
);
