import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PremiumList } from "#shared/viewer.ts";
import { createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const premiumPackage = pgTable("premium_package", {
  id: primaryId(),
  key: text("key").notNull(),
  audience: text("audience", { enum: ["personal", "business", "search"] }).notNull(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  descriptionEn: text("description_en").notNull(),
  descriptionTr: text("description_tr").notNull(),
  period: text("period", { enum: ["month", "year"] }).notNull(),
  userLimit: integer("user_limit").notNull(),
  rowLimit: integer("row_limit").notNull(),
  reportLimit: integer("report_limit").notNull(),
  lists: text("lists").array().$type<PremiumList[]>().notNull(),
  sortOrder: integer("sort_order").notNull(),
  isOffered: boolean("is_offered").notNull().default(true),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const premiumPackagePrice = pgTable(
  "premium_package_price",
  {
    packageId: uuid("package_id").notNull(),
    currencyId: uuid("currency_id").notNull(),
    minor: integer("minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.currencyId] })],
);

export const premiumSeat = pgTable("premium_seat", {
  id: primaryId(),
  orderId: uuid("order_id").notNull(),
  /** Null: nobody has confirmed the address yet. */
  accountId: uuid("account_id"),
  /** The address it was given to; null: it was given to a person. */
  email: text("email"),
  invitedBy: uuid("invited_by"),
  since: now("since"),
  endedAt: instant("ended_at"),
});

export const premiumSetting = pgTable("premium_setting", {
  id: boolean("id").primaryKey().default(true),
  premiumEnable: boolean("premium_enable").notNull().default(true),
  userNeedToSignForSeeData: boolean("user_need_to_sign_for_see_data").notNull().default(true),
  limitedFreeStartupPresenter: boolean("limited_free_startup_presenter").notNull().default(true),
  freeStartupCount: integer("free_startup_count").notNull().default(10),
  customerSource: text("customer_source").notNull().default(""),
  filterList: text("filter_list").array(),
  /** False: no payment provider is set up, so that nobody could buy a package. */
  isSold: boolean("is_sold").notNull().default(true),
  version: integer("version").notNull().default(1),
});
