import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";
import { createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

/** A text of the site in one language: its named fields, which its kind says (`features/content/limits.ts`). */
export type ContentText = Record<string, string>;
export type ContentTexts = Record<Locale, ContentText>;

export const content = pgTable("content", {
  id: primaryId(),
  key: text("key").notNull(),
  kind: text("kind", { enum: ["page", "testimonial", "incubation", "earthquakeHelp"] }).notNull(),
  texts: jsonb("texts").$type<ContentTexts>().notNull(),
  inForceSince: date("in_force_since"),
  /** Null: the portal came with it, and nobody has published it. */
  publishedAt: instant("published_at"),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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

/** How often a text was saved, published or discarded. */
export const contentEdit = pgTable("content_edit", {
  key: text("key").primaryKey(),
  version: integer("version").notNull(),
});

export const contentVersion = pgTable("content_version", {
  id: primaryId(),
  key: text("key").notNull(),
  number: integer("number").notNull(),
  texts: jsonb("texts").$type<ContentTexts>().notNull(),
  inForceSince: date("in_force_since"),
  changed: text("changed").array().$type<Locale[]>().notNull(),
  isComplete: boolean("is_complete").notNull().default(false),
  publishedAt: now("published_at"),
  publishedBy: uuid("published_by"),
});
