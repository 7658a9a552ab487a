import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const bannedWord = pgTable("banned_word", {
  id: primaryId(),
  word: text("word").notNull(),
  form: text("form").notNull(),
  action: text("action", { enum: ["refuse", "flag"] }).notNull(),
  locale: text("locale", { enum: ["en", "tr"] }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});
