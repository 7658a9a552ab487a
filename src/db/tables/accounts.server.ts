import { sql } from "drizzle-orm";
import { boolean, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import type { SignInSite } from "#shared/social-providers.ts";
import { bytes, createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const account = pgTable("account", {
  id: primaryId(),
  email: text("email").notNull(),
  passwordHash: text("password_hash"),
  name: text("name").notNull(),
  surname: text("surname").notNull(),
  seoUrl: text("seo_url").notNull(),
  title: text("title"),
  userTypeId: uuid("user_type_id"),
  locale: text("locale", { enum: ["en", "tr"] })
    .notNull()
    .default("en"),
  photo: text("photo"),
  emailVerifiedAt: instant("email_verified_at"),
  lockedAt: instant("locked_at"),
  /** Since when those who run the platform hide the profile; null: they do not. */
  hiddenAt: instant("hidden_at"),
  /** Kinds of mail the person has switched off. */
  mutedNotifications: text("muted_notifications").array().notNull().default([]),
  /** When the account will be deleted; null: no deletion is planned. */
  deleteAt: instant("delete_at"),
  /** An admin made it, and its owner has not accepted the terms yet. */
  consentPending: boolean("consent_pending").notNull().default(false),
  /** The demo has invented it, whatever its address becomes. */
  isDemo: boolean("is_demo").notNull().default(false),
  /** The person wants to be found by others; needs a title. */
  wantsListing: boolean("wants_listing").notNull().default(false),
  search: text("search").notNull().generatedAlwaysAs(""),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});

const memberColumns = {
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  surname: text("surname").notNull(),
  title: text("title"),
  seoUrl: text("seo_url").notNull(),
  photo: text("photo"),
  email: text("email").notNull(),
  userTypeId: uuid("user_type_id"),
  createdAt: createdAt(),
};

/** Members who are there for others (`functions/08-members.sql`); whom others find is the view `listed_member`. */
export const activeMember = pgView("active_member", memberColumns).existing();

export const session = pgTable("session", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  userAgent: text("user_agent"),
  address: text("address"),
  createdAt: createdAt(),
  lastUsedAt: now("last_used_at"),
  /** When the member last proved to be there, by signing in or by a confirmation; null: before this was noted. */
  confirmedAt: instant("confirmed_at").default(sql`now()`),
  expiresAt: instant("expires_at").notNull(),
  /** The other site that the person came by. */
  site: text("site").$type<SignInSite>(),
  /** Given by a site that can be told of the sign-out. */
  idToken: text("id_token"),
});
