import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BilledTo } from "#shared/billed-to.ts";
import type { PaymentFact } from "#shared/payment-fact.ts";
import { createdAt, instant, now, primaryId, updatedAt } from "../columns.server.ts";

export const paymentOrder = pgTable("payment_order", {
  id: primaryId(),
  accountId: uuid("account_id"),
  kind: text("kind", { enum: ["package", "report"] }).notNull(),
  packageId: uuid("package_id"),
  reportId: uuid("report_id"),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  minor: integer("minor").notNull(),
  currencyId: uuid("currency_id").notNull(),
  provider: text("provider", { enum: ["stripe", "sandbox", "gift"] }).notNull(),
  checkoutReference: text("checkout_reference"),
  checkoutUrl: text("checkout_url"),
  customerReference: text("customer_reference"),
  subscriptionReference: text("subscription_reference"),
  state: text("state", { enum: ["open", "pending", "paid", "pastDue", "failed", "expired", "ended", "refunded"] })
    .notNull()
    .default("open"),
  accessUntil: instant("access_until"),
  paidUntil: instant("paid_until"),
  cancelsAtEnd: boolean("cancels_at_end").notNull().default(false),
  creditMinor: integer("credit_minor").notNull().default(0),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  returnPath: text("return_path"),
  successPath: text("success_path"),
  cancelPath: text("cancel_path"),
  givenBy: uuid("given_by"),
  giftReason: text("gift_reason"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const paymentEvent = pgTable("payment_event", {
  id: primaryId(),
  provider: text("provider", { enum: ["stripe", "sandbox"] }).notNull(),
  reference: text("reference").notNull(),
  occurredAt: instant("occurred_at").notNull(),
  orderId: uuid("order_id"),
  facts: jsonb("facts").$type<readonly PaymentFact[]>().notNull(),
  receivedAt: now("received_at"),
});

export const ledgerEntry = pgTable("ledger_entry", {
  id: primaryId(),
  orderId: uuid("order_id").notNull(),
  provider: text("provider").notNull(),
  kind: text("kind", { enum: ["charge", "refund"] }).notNull(),
  reference: text("reference").notNull(),
  minor: integer("minor").notNull(),
  currencyId: uuid("currency_id").notNull(),
  occurredAt: instant("occurred_at").notNull(),
  recordedAt: now("recorded_at"),
  billedTo: jsonb("billed_to").$type<BilledTo>(),
  chargeReference: text("charge_reference"),
  nameEn: text("name_en"),
  nameTr: text("name_tr"),
});

export const paymentRefund = pgTable("payment_refund", {
  id: primaryId(),
  entryId: uuid("entry_id").notNull(),
  minor: integer("minor").notNull(),
  isRest: boolean("is_rest").notNull(),
  requestedBy: uuid("requested_by"),
  requestedAt: now("requested_at"),
  problem: text("problem"),
});

export const paymentDifference = pgTable("payment_difference", {
  id: primaryId(),
  provider: text("provider", { enum: ["stripe", "sandbox"] }).notNull(),
  kind: text("kind", { enum: ["charge", "refund"] }).notNull(),
  reference: text("reference").notNull(),
  problem: text("problem", { enum: ["missingHere", "missingThere", "otherAmount"] }).notNull(),
  hereMinor: integer("here_minor"),
  thereMinor: integer("there_minor"),
  currency: text("currency").notNull(),
  orderId: uuid("order_id"),
  occurredAt: instant("occurred_at").notNull(),
  foundAt: now("found_at"),
  settledAt: instant("settled_at"),
});

export const paymentComparison = pgTable("payment_comparison", {
  provider: text("provider", { enum: ["stripe", "sandbox"] }).primaryKey(),
  comparedAt: instant("compared_at"),
  failedAt: instant("failed_at"),
});

export const sandboxObject = pgTable("sandbox_object", {
  id: text("id").primaryKey(),
  kind: text("kind", { enum: ["checkout", "subscription", "payment", "refund", "secret"] }).notNull(),
  orderId: uuid("order_id"),
  data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});

export const billingInformation = pgTable("billing_information", {
  accountId: uuid("account_id").primaryKey(),
  kind: text("kind", { enum: ["person", "company"] }).notNull(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  city: text("city").notNull(),
  countryId: uuid("country_id").notNull(),
  taxOffice: text("tax_office"),
  taxNumber: text("tax_number"),
  version: integer("version").notNull().default(1),
  updatedAt: updatedAt(),
});
