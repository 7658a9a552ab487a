import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "../columns.server.ts";

export const organization = pgTable("organization", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  typeId: uuid("type_id").notNull(),
  name: text("name").notNull(),
  nameFold: text("name_fold").notNull().generatedAlwaysAs(sql`fold(name)`),
  nameOrderTr: text("name_order_tr").notNull().generatedAlwaysAs(sql`turkish_order(name)`),
  seoUrl: text("seo_url").notNull(),
  taglineEn: text("tagline_en"),
  taglineTr: text("tagline_tr"),
  countryId: uuid("country_id"),
  cityId: uuid("city_id"),
  website: text("website"),
  logo: text("logo"),
  isVisible: boolean("is_visible").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
