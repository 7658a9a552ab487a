import { sql } from "drizzle-orm";
import { bigint, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

const ordinal = (name: string) => bigint(name, { mode: "number" }).notNull();

export const conversation = pgTable("conversation", {
  id: primaryId(),
  lowId: uuid("low_id"),
  highId: uuid("high_id"),
  createdAt: createdAt(),
});

export const message = pgTable("message", {
  ordinal: bigint("ordinal", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid("id").notNull(),
  conversationId: uuid("conversation_id").notNull(),
  senderId: uuid("sender_id"),
  option: smallint("option").notNull().default(0),
  text: text("text").notNull(),
  textFold: text("text_fold").notNull().generatedAlwaysAs(sql`fold(text)`),
  createdAt: createdAt(),
});

export const conversationSide = pgTable(
  "conversation_side",
  {
    conversationId: uuid("conversation_id").notNull(),
    accountId: uuid("account_id").notNull(),
    lastOrdinal: ordinal("last_ordinal"),
    readOrdinal: ordinal("read_ordinal").default(0),
    mailedOrdinal: ordinal("mailed_ordinal").default(0),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.accountId] })],
);

export const messageBlock = pgTable(
  "message_block",
  {
    accountId: uuid("account_id").notNull(),
    blockedId: uuid("blocked_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.blockedId] })],
);

export const messageReport = pgTable("message_report", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  reportedId: uuid("reported_id").notNull(),
  text: text("text").notNull(),
  messageId: uuid("message_id").notNull(),
  reason: text("reason").notNull(),
  createdAt: createdAt(),
  lookedAt: instant("looked_at"),
  toldAt: instant("told_at"),
});

const INTRODUCTION_STATES = ["asked", "passed", "accepted", "refused", "declined", "lapsed", "withdrawn"] as const;

export const introduction = pgTable("introduction", {
  id: primaryId(),
  askerId: uuid("asker_id").notNull(),
  investorId: uuid("investor_id").notNull(),
  text: text("text").notNull(),
  state: text("state", { enum: INTRODUCTION_STATES }).notNull().default("asked"),
  houseId: uuid("house_id"),
  houseLine: text("house_line"),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull().default(sql`now()`),
  passedAt: timestamp("passed_at", { withTimezone: true }),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
});
