import { pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, versioned } from "../columns.server.ts";

export const entityAccess = pgTable(
  "entity_access",
  {
    accountId: uuid("account_id").notNull(),
    entityId: uuid("entity_id").notNull(),
    scopes: smallint("scopes").array().notNull(),
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
    ...versioned(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entityId] })],
);

export const startupJoinWish = pgTable(
  "startup_join_wish",
  {
    accountId: uuid("account_id").notNull(),
    startupId: uuid("startup_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.startupId] })],
);
