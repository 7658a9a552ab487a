import { bigint, boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, decimal, instant, primaryId, signed, updatedAt, versioned } from "../columns.server.ts";

export const funding = pgTable("funding", {
  id: primaryId(),
  startupId: uuid("startup_id").notNull(),
  /** Written by a trigger, whatever an insert says. */
  startupOrdinal: integer("startup_ordinal")
    .notNull()
    .$defaultFn(() => 0),
  stageId: uuid("stage_id"),
  typeId: uuid("type_id"),
  announcedDate: date("announced_date"),
  amount: decimal("amount"),
  amountCurrencyId: uuid("amount_currency_id"),
  amountUsd: decimal("amount_usd"),
  preValuation: decimal("pre_valuation"),
  preValuationCurrencyId: uuid("pre_valuation_currency_id"),
  preValuationUsd: decimal("pre_valuation_usd"),
  usdRate: decimal("usd_rate"),
  usdRateDate: date("usd_rate_date"),
  shareRatio: decimal("share_ratio"),
  isPrivate: boolean("is_private").notNull().default(false),
  /** Set by a trigger: the round is not private, and its startup is visible. */
  isListed: boolean("is_listed").notNull().default(false),
  /** Who signed the amount beside the startup; null: nobody, only the startup says it. */
  signedBy: text("signed_by", { enum: ["import", "investor", "admin"] }).default("import"),
  /** An amount nobody can mean waits for an admin; the round is private meanwhile. */
  isHeld: boolean("is_held").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...versioned(),
});

export const fundingInvestor = pgTable("funding_investor", {
  id: primaryId(),
  fundingId: uuid("funding_id").notNull(),
  name: text("name").notNull(),
  organizationId: uuid("organization_id"),
  accountId: uuid("account_id"),
  isLead: boolean("is_lead").notNull().default(false),
  ...signed(),
});

/** Sums of the listed rounds by announced day, of signed money and of what startups alone say, written by triggers. Day "-infinity": rounds without a date. */
export const fundingDay = pgTable("funding_day", {
  day: date("day").primaryKey(),
  rounds: bigint("rounds", { mode: "number" }).notNull(),
  usd: decimal("usd").notNull(),
  saidUsd: decimal("said_usd").notNull().default(0),
});

/** An organization or person whom the house looks at before what they confirm counts. */
export const investorCheck = pgTable("investor_check", {
  id: primaryId(),
  state: text("state", { enum: ["open", "accepted", "declined"] })
    .notNull()
    .default("open"),
  createdAt: createdAt(),
  decidedAt: instant("decided_at"),
  decidedBy: uuid("decided_by"),
  /** Since when somebody of it runs a startup whose money it signed, too; null: nobody does, or an admin has looked at it. */
  tiedAt: instant("tied_at"),
  ...versioned(),
});
