import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const mail = pgTable("mail", {
  id: primaryId(),
  kind: text("kind").notNull(),
  recipient: text("recipient").notNull(),
  recipientName: text("recipient_name"),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  subject: text("subject").notNull(),
  /** The content of which `server/mail` makes HTML and text; null once a mail server has taken it. */
  content: jsonb("content").$type<unknown>(),
  createdAt: createdAt(),
  sentAt: instant("sent_at"),
});

/** What stands in the links that end mails: who has it may do nothing else with it. */
export const mailKey = pgTable("mail_key", {
  accountId: uuid("account_id").primaryKey(),
  key: text("key").notNull().default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
});

/** Members whose mails come back for good. */
export const mailBounce = pgTable("mail_bounce", {
  accountId: uuid("account_id").primaryKey(),
  email: text("email").notNull(),
  status: text("status").notNull(),
  bouncedAt: instant("bounced_at").notNull().defaultNow(),
});
