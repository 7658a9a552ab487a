import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const blogPost = pgTable("blog_post", {
  id: primaryId(),
  ordinal: integer("ordinal").generatedAlwaysAsIdentity(),
  slugEn: text("slug_en").notNull(),
  slugTr: text("slug_tr").notNull(),
  titleEn: text("title_en").notNull(),
  titleTr: text("title_tr").notNull(),
  summaryEn: text("summary_en").notNull(),
  summaryTr: text("summary_tr").notNull(),
  bodyEn: text("body_en").notNull(),
  bodyTr: text("body_tr").notNull(),
  author: text("author").notNull(),
  publishedAt: instant("published_at").notNull(),
  isVisible: boolean("is_visible").notNull().default(true),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
