import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BulkAnswer } from "#shared/table/schemas.ts";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const bulkChange = pgTable("bulk_change", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  tableKey: text("table_key").notNull(),
  change: jsonb("change").$type<unknown>().notNull(),
  ids: uuid("ids").array().notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  processed: integer("processed").notNull().default(0),
  answer: jsonb("answer").$type<BulkAnswer>(),
  createdAt: createdAt(),
  stopRequestedAt: instant("stop_requested_at"),
  finishedAt: instant("finished_at"),
  stoppedAt: instant("stopped_at"),
  failedAt: instant("failed_at"),
});

/** Neither finished nor stopped nor failed. */
export const isOpenBulkChange = sql`num_nonnulls(${bulkChange.finishedAt}, ${bulkChange.stoppedAt}, ${bulkChange.failedAt}) = 0`;
