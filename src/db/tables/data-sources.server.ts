import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.server.ts";

/** Where imported rows are from. The key is the first part of their `source_key`. */
export const dataSource = pgTable("data_source", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  recordUrl: text("record_url"),
  licence: text("licence").notNull(),
  licenceUrl: text("licence_url").notNull(),
  attributionEn: text("attribution_en").notNull(),
  attributionTr: text("attribution_tr").notNull(),
  importedAt: instant("imported_at").notNull().default(sql`now()`),
});
