import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, now, primaryId } from "../columns.server.ts";

export const consent = pgTable("consent", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  document: text("document", { enum: ["terms", "privacy", "marketing"] }).notNull(),
  /** Of the published text: its number, and its date. */
  number: integer("number").notNull().default(1),
  version: text("version").notNull(),
  address: text("address").notNull(),
  acceptedAt: now("accepted_at"),
  withdrawnAt: instant("withdrawn_at"),
  mailKey: text("mail_key")
    .notNull()
    .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
});

export const mailedCode = pgTable("mailed_code", {
  codeHash: bytes("code_hash").primaryKey(),
  accountId: uuid("account_id").notNull(),
  purpose: text("purpose", {
    enum: ["verifyEmail", "resetPassword", "welcome", "changeEmail", "signIn", "exportData"],
  }).notNull(),
  /** Of "changeEmail": the address the code was mailed to. */
  newEmail: text("new_email"),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});

export const throttle = pgTable("throttle", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  since: now("since"),
});

export const knownDevice = pgTable(
  "known_device",
  {
    accountId: uuid("account_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    userAgent: text("user_agent"),
    address: text("address"),
    createdAt: createdAt(),
    lastUsedAt: now("last_used_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);
