import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, primaryId } from "../columns.server.ts";

export const apiKey = pgTable("api_key", {
  id: primaryId(),
  /** Null: the house's own. */
  accountId: uuid("account_id"),
  name: text("name").notNull(),
  /** The beginning of the key, by which people recognise it. */
  prefix: text("prefix").notNull(),
  keyHash: bytes("key_hash").notNull(),
  areas: text("areas").array().notNull(),
  /** Of the house's: it reads lists as a member with a package does. */
  opensPremium: boolean("opens_premium").notNull().default(false),
  perMinute: integer("per_minute").notNull(),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});
