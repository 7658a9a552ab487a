import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt, versioned } from "../columns.server.ts";

export const siteIdentity = pgTable("site_identity", {
  key: text("key", { enum: ["logo", "brand", "header", "footer", "contact", "analytics", "conventions"] }).primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  ...versioned(),
  updatedAt: updatedAt(),
});
