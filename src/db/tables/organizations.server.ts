import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { confirmable, createdAt, instant, primaryId, sortedByName, updatedAt, versioned } from "../columns.server.ts";

export const organization = pgTable("organization", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  typeId: uuid("type_id").notNull(),
  name: text("name").notNull(),
  ...sortedByName(),
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
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  aboutEn: text("about_en"),
  aboutTr: text("about_tr"),
  facilitiesEn: text("facilities_en"),
  facilitiesTr: text("facilities_tr"),
  email: text("email"),
  phone: text("phone"),
  address: text("address"),
  facebook: text("facebook"),
  instagram: text("instagram"),
  twitter: text("twitter"),
  linkedin: text("linkedin"),
  ...versioned(),
  ...confirmable(),
  createdBy: uuid("created_by"),
  deletedAt: instant("deleted_at"),
});

export const organizationMember = pgTable("organization_member", {
  id: primaryId(),
  organizationId: uuid("organization_id").notNull(),
  kind: text("kind", { enum: ["team", "mentor"] }).notNull(),
  accountId: uuid("account_id"),
  name: text("name").notNull(),
  position: text("position"),
  photo: text("photo"),
  sortOrder: integer("sort_order").notNull().default(0),
});

export const organizationNetwork = pgTable("organization_network", {
  id: primaryId(),
  organizationId: uuid("organization_id").notNull(),
  networkId: uuid("network_id"),
  name: text("name").notNull(),
});
