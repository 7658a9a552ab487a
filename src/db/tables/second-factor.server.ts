import { bigint, boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SignInSite } from "#shared/social-providers.ts";
import { bytes, createdAt, instant } from "../columns.server.ts";

export const secondFactor = pgTable("second_factor", {
  accountId: uuid("account_id").primaryKey(),
  secret: bytes("secret").notNull(),
  /** Null: no code of it was sent yet. */
  confirmedAt: instant("confirmed_at"),
  /** The half minute of the last code: each counts once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
  lastUsedAt: instant("last_used_at"),
});

export const recoveryCode = pgTable(
  "recovery_code",
  {
    accountId: uuid("account_id").notNull(),
    codeHash: bytes("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** A sign-in that has given the first proof and waits for the second. */
export const pendingSignIn = pgTable("pending_sign_in", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  userAgent: text("user_agent"),
  address: text("address"),
  rememberMe: boolean("remember_me").notNull(),
  /** The other site that the person came by, and what it gave for the sign-out there. */
  site: text("site").$type<SignInSite>(),
  idToken: text("id_token"),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});
