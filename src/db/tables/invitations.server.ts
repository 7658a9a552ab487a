import { boolean, customType, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const invitation = pgTable("invitation", {
  id: primaryId(),
  codeHash: bytes("code_hash").notNull(),
  entityType: text("entity_type", { enum: ["startup", "organization", "provider"] }).notNull(),
  entityId: uuid("entity_id").notNull(),
  senderId: uuid("sender_id").notNull(),
  email: text("email").notNull(),
  accountId: uuid("account_id"),
  /** Invited from the profile: the sender is not told the address. */
  byProfile: boolean("by_profile").notNull().default(false),
  scopes: smallint("scopes").array().notNull(),
  accessExpiresAt: instant("access_expires_at"),
  status: text("status", { enum: ["waiting", "accepted", "declined", "withdrawn", "expired"] })
    .notNull()
    .default("waiting"),
  mails: smallint("mails").notNull().default(1),
  mailedAt: instant("mailed_at").notNull().defaultNow(),
  answeredAt: instant("answered_at"),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});
