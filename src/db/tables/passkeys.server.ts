import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, primaryId } from "../columns.server.ts";

export const passkey = pgTable("passkey", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  /** As the authenticator names it, base64url. */
  credentialId: text("credential_id").notNull(),
  publicKey: bytes("public_key").notNull(),
  /** Of uses; some authenticators always say 0. One that goes back is a copy. */
  useCount: bigint("use_count", { mode: "number" }).notNull().default(0),
  transports: text("transports").array().notNull().default([]),
  /** The host it belongs to. */
  host: text("host").notNull(),
  name: text("name").notNull(),
  createdAt: createdAt(),
  lastUsedAt: instant("last_used_at"),
});

/** What an authenticator is to sign: each counts once, for some minutes, for what it was made for. */
export const passkeyChallenge = pgTable("passkey_challenge", {
  challengeHash: bytes("challenge_hash").primaryKey(),
  purpose: text("purpose", { enum: ["add", "signIn", "secondStep", "confirm"] }).notNull(),
  /** Null: whoever signs in. */
  accountId: uuid("account_id"),
  expiresAt: instant("expires_at").notNull(),
});
