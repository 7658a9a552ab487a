import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt } from "../columns.server.ts";

/** What the house as a whole has done once. */
export const houseState = pgTable("house_state", {
  key: text("key", { enum: ["backup", "checklist", "files", "testMail"] }).primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});
