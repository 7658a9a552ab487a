import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const tableExport = pgTable("table_export", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  tableKey: text("table_key").notNull(),
  request: jsonb("asked").$type<unknown>().notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  total: integer("total"),
  written: integer("written").notNull().default(0),
  name: text("name"),
  fileKey: text("file_key"),
  createdAt: createdAt(),
  finishedAt: instant("finished_at"),
  failedAt: instant("failed_at"),
});
