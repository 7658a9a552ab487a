import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";
import { createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const content = pgTable("content", {
  id: primaryId(),
  key: text("key").notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  body: text("body").notNull(),
  inForceSince: date("in_force_since"),
  checkedAt: instant("checked_at"),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A text of a page in one language. */
export interface ContentText {
  title: string;
  description: string;
  /** Cleaned HTML of few elements. */
  body: string;
}
export type ContentTexts = Record<Locale, ContentText>;

export const contentDraft = pgTable("content_draft", {
  key: text("key").primaryKey(),
  texts: jsonb("texts").$type<ContentTexts>().notNull(),
  inForceSince: date("in_force_since"),
  version: integer("version").notNull().default(1),
  publishAt: instant("publish_at"),
  isComplete: boolean("is_complete").notNull().default(false),
  editedBy: uuid("edited_by"),
  updatedAt: updatedAt(),
});

export const contentVersion = pgTable("content_version", {
  id: primaryId(),
  key: text("key").notNull(),
  number: integer("number").notNull(),
  texts: jsonb("texts").$type<ContentTexts>().notNull(),
  inForceSince: date("in_force_since"),
  changed: text("changed").array().$type<Locale[]>().notNull(),
  publishedAt: now("published_at"),
  publishedBy: uuid("published_by"),
});
