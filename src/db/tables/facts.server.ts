import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { EntityType } from "#shared/access.ts";
import { bytes, createdAt, instant, primaryId } from "../columns.server.ts";

/** A question to an owner whether facts are still true, answered by the link of a mail. */
export const factCheck = pgTable("fact_check", {
  id: primaryId(),
  kind: text("kind").$type<EntityType>().notNull(),
  entityId: uuid("entity_id").notNull(),
  accountId: uuid("account_id").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  /** Names of the fields that are asked about. */
  facts: text("facts").array().notNull(),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});
