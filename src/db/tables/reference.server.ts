import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { TypeKind } from "#shared/type-kinds.ts";
import { instant, versioned } from "../columns.server.ts";

/** The lists of the catalogue (kind "kind") and their values. */
export const type = pgTable("type", {
  id: uuid("id").primaryKey(),
  parentId: uuid("parent_id"),
  kind: text("kind").$type<TypeKind | "kind">().notNull(),
  key: text("key").notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  slugEn: text("slug_en").notNull(),
  slugTr: text("slug_tr").notNull(),
  descriptionEn: text("description_en"),
  descriptionTr: text("description_tr"),
  sortOrder: integer("sort_order").notNull(),
  active: boolean("active").notNull().default(true),
  offered: boolean("offered").notNull().default(true),
  countsAsSeeking: boolean("counts_as_seeking").notNull().default(false),
  editedAt: instant("edited_at"),
  ...versioned(),
  mergedInto: uuid("merged_into"),
});

export const typeAlias = pgTable(
  "type_alias",
  {
    typeId: uuid("type_id").notNull(),
    kind: text("kind").$type<TypeKind>().notNull(),
    form: text("form").notNull(),
    name: text("name").notNull(),
    isRefused: boolean("is_refused").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.typeId, table.form] })],
);

export const country = pgTable("country", {
  id: uuid("id").primaryKey(),
  iso2: text("iso2").notNull(),
  iso3: text("iso3").notNull(),
  isoNumeric: text("iso_numeric").notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  slugEn: text("slug_en").notNull(),
  slugTr: text("slug_tr").notNull(),
  dialCode: text("dial_code"),
  topRank: integer("top_rank"),
});

export const city = pgTable("city", {
  id: uuid("id").primaryKey(),
  countryId: uuid("country_id").notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  slug: text("slug").notNull(),
  region: text("region"),
  population: integer("population").notNull().default(0),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
});

export const county = pgTable("county", {
  id: uuid("id").primaryKey(),
  cityId: uuid("city_id").notNull(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
});

export const university = pgTable("university", {
  id: uuid("id").primaryKey(),
  countryId: uuid("country_id"),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr"),
  shortNames: text("short_names"),
  search: text("search").notNull().generatedAlwaysAs(""),
  state: text("state").$type<"suggested" | "confirmed" | "rejected">().notNull().default("confirmed"),
  suggestedAt: instant("suggested_at"),
  ...versioned(),
});

export const universityAlias = pgTable("university_alias", {
  nameFold: text("name_fold").primaryKey(),
  universityId: uuid("university_id").notNull(),
});

export const language = pgTable("language", {
  id: uuid("id").primaryKey(),
  code: text("code").notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
});

export const currency = pgTable("currency", {
  id: uuid("id").primaryKey(),
  code: text("code").notNull(),
  symbol: text("symbol").notNull(),
  locale: text("locale").notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  sortOrder: integer("sort_order").notNull(),
});

export const currencyRate = pgTable(
  "currency_rate",
  {
    id: uuid("id").notNull().default(sql`gen_random_uuid()`),
    ...versioned(),
    currencyId: uuid("currency_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    usdPerUnit: numeric("usd_per_unit", { precision: 18, scale: 8, mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currencyId, table.day] })],
);

export const referenceState = pgTable("reference_state", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  revision: bigint("revision", { mode: "number" }).notNull().default(0),
  shippedDigest: text("shipped_digest"),
});
