import { date, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const content = pgTable("content", {
  id: primaryId(),
  key: text("key").notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  body: text("body").notNull(),
  inForceSince: date("in_force_since"),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
