import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TableSettings } from "#shared/table/column.ts";
import { updatedAt } from "../columns.server.ts";

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
