import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { confirmable, edited, instant, primaryId, sortedByName } from "../columns.server.ts";

export const serviceProvider = pgTable("service_provider", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  seoUrl: text("seo_url").notNull(),
  name: text("name").notNull(),
  ...sortedByName(),
  sloganEn: text("slogan_en"),
  sloganTr: text("slogan_tr"),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  aboutEn: text("about_en"),
  aboutTr: text("about_tr"),
  email: text("email"),
  phone: text("phone"),
  website: text("website"),
  facebook: text("facebook"),
  instagram: text("instagram"),
  twitter: text("twitter"),
  linkedin: text("linkedin"),
  video: text("video"),
  foundationYear: smallint("foundation_year"),
  foundedOn: date("founded_on").generatedAlwaysAs(sql`make_date(foundation_year, 1, 1)`),
  employeeCountId: uuid("employee_count_id"),
  countryId: uuid("country_id"),
  cityId: uuid("city_id"),
  address: text("address"),
  logo: text("logo"),
  isVisible: boolean("is_visible").notNull().default(true),
  ...edited(),
  ...confirmable(),
  deletedAt: instant("deleted_at"),
});

export const serviceProviderIndustry = pgTable(
  "service_provider_industry",
  { providerId: uuid("provider_id").notNull(), typeId: uuid("type_id").notNull() },
  (table) => [primaryKey({ columns: [table.providerId, table.typeId] })],
);

export const serviceProviderMember = pgTable("service_provider_member", {
  id: primaryId(),
  providerId: uuid("provider_id").notNull(),
  accountId: uuid("account_id"),
  name: text("name").notNull(),
  position: text("position"),
  photo: text("photo"),
  isFounder: boolean("is_founder").notNull().default(false),
  sortOrder: integer("sort_order").notNull().default(0),
});
