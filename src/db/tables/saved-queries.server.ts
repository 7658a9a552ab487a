import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt, versioned } from "../columns.server.ts";

export const savedQuery = pgTable("saved_query", {
  id: text("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  /** The list it belongs to, such as "startups". */
  kind: text("kind").notNull(),
  name: text("name").notNull(),
  rule: jsonb("rule").notNull(),
  sort: text("sort"),
  /** Columns of the table beside the name; null: the usual ones. */
  columns: text("columns").array(),
  /** How often its owner gets a mail about new rows. */
  notify: text("notify", { enum: ["off", "daily", "weekly"] })
    .notNull()
    .default("off"),
  lookedAt: instant("looked_at").notNull().defaultNow(),
  /** In the link that ends the mails. */
  mailKey: text("mail_key").notNull().default(""),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});
