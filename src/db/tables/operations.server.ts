import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const audit = pgTable("audit", {
  id: primaryId(),
  accountId: uuid("account_id"),
  action: text("action").notNull(),
  entity: text("entity").notNull(),
  entityId: text("entity_id").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  search: text("search").notNull().generatedAlwaysAs(""),
  ids: uuid("ids").array().notNull().generatedAlwaysAs([]),
});

export const usageDay = pgTable(
  "usage_day",
  {
    day: date("day").notNull(),
    kind: text("kind", { enum: ["page", "filter", "search"] }).notNull(),
    name: text("name").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);

export const visitDay = pgTable(
  "visit_day",
  {
    entryId: uuid("entry_id").notNull(),
    day: date("day").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.day] })],
);

export const errorLog = pgTable("error_log", {
  id: primaryId(),
  fingerprint: text("fingerprint").notNull(),
  type: text("type").notNull(),
  code: text("code"),
  message: text("message").notNull(),
  place: text("place"),
  stack: text("stack").notNull(),
  occurrences: integer("occurrences").notNull(),
  firstAt: instant("first_at").notNull(),
  lastAt: instant("last_at").notNull(),
  resolvedAt: instant("resolved_at"),
  resolvedBy: uuid("resolved_by"),
});
