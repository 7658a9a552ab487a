import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ExportRequest } from "#shared/list/export-contract.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const listExport = pgTable("list_export", {
  id: primaryId(),
  accountId: uuid("account_id"),
  orderId: uuid("order_id"),
  mailDomain: text("mail_domain"),
  list: text("list", { enum: PREMIUM_LISTS }).notNull(),
  request: jsonb("request").$type<ExportRequest>().notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  month: date("month").notNull(),
  rows: integer("rows").notNull(),
  written: integer("written").notNull().default(0),
  name: text("name"),
  fileKey: text("file_key"),
  createdAt: createdAt(),
  finishedAt: instant("finished_at"),
  failedAt: instant("failed_at"),
  downloadedAt: instant("downloaded_at"),
});

export const listExportRow = pgTable(
  "list_export_row",
  { exportId: uuid("export_id").notNull(), entityId: uuid("entity_id").notNull() },
  (table) => [primaryKey({ columns: [table.exportId, table.entityId] })],
);
