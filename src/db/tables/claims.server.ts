import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, primaryId, versioned } from "../columns.server.ts";

/** That a member says an entry nobody manages is theirs. */
export const entityClaim = pgTable("entity_claim", {
  id: primaryId(),
  kind: text("kind", { enum: ["startup", "organization", "provider"] }).notNull(),
  entityId: uuid("entity_id").notNull(),
  accountId: uuid("account_id").notNull(),
  email: text("email"),
  note: text("note"),
  state: text("state", { enum: ["mailed", "open", "accepted", "declined"] }).notNull(),
  tokenHash: bytes("token_hash"),
  mailedAt: instant("mailed_at"),
  expiresAt: instant("expires_at"),
  provedAt: instant("proved_at"),
  decidedAt: instant("decided_at"),
  decidedBy: uuid("decided_by"),
  ...versioned(),
  createdAt: createdAt(),
});
