import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt, versioned } from "../columns.server.ts";

export const savedQuery = pgTable("saved_query", {
  id: text("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  /** The list it belongs to, such as "startups". */
  kind: text("kind").notNull(),
  name: text("name").notNull(),
  rule: jsonb("rule").notNull(),
  sort: text("sort"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});
