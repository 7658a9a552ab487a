import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, now, primaryId, versioned } from "../columns.server.ts";

export const flaggedText = pgTable("flagged_text", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  entity: text("entity").notNull(),
  entityId: uuid("entity_id").notNull(),
  field: text("field").notNull(),
  word: text("word").notNull(),
  text: text("text").notNull(),
  flaggedAt: now("flagged_at"),
  lookedAt: instant("looked_at"),
  lookedBy: uuid("looked_by"),
  ...versioned(),
});
