import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, decimal, instant, primaryId, updatedAt, versioned } from "../columns.server.ts";

/** A round that an organization says it took part in, until the team of the startup has answered. */
export const portfolioRound = pgTable("portfolio_round", {
  id: primaryId(),
  organizationId: uuid("organization_id").notNull(),
  startupId: uuid("startup_id").notNull(),
  stageId: uuid("stage_id").notNull(),
  typeId: uuid("type_id").notNull(),
  announcedDate: date("announced_date").notNull(),
  amount: decimal("amount"),
  amountCurrencyId: uuid("amount_currency_id"),
  isLead: boolean("is_lead").notNull().default(false),
  state: text("state", { enum: ["waiting", "confirmed", "declined"] })
    .notNull()
    .default("waiting"),
  /** Why the startup declined; older ones have none. */
  refusal: text("refusal"),
  /** The round of the startup that it became. */
  fundingId: uuid("funding_id"),
  addedBy: uuid("added_by"),
  answeredBy: uuid("answered_by"),
  answeredAt: instant("answered_at"),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
