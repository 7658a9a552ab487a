import { boolean, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TableSettings } from "#shared/table/column.ts";
import { primaryId, updatedAt } from "../columns.server.ts";

export const tableSetting = pgTable(
  "table_setting",
  {
    accountId: uuid("account_id").notNull(),
    tableKey: text("table_key").notNull(),
    settings: jsonb("settings").$type<TableSettings>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tableKey] })],
);

export const tableView = pgTable("table_view", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  tableKey: text("table_key").notNull(),
  name: text("name").notNull(),
  isShared: boolean("is_shared").notNull().default(false),
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  settings: jsonb("settings").$type<TableSettings>().notNull(),
  updatedAt: updatedAt(),
});
