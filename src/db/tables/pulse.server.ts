import { bigint, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, primaryId } from "../columns.server.ts";

/** Questions to one owner of a startup about a quarter. */
export const pulseQuestion = pgTable("pulse_question", {
  id: primaryId(),
  quarter: date("quarter").notNull(),
  startupId: uuid("startup_id").notNull(),
  accountId: uuid("account_id"),
  tokenHash: bytes("token_hash").notNull(),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
  answeredAt: instant("answered_at"),
  teamSize: integer("team_size"),
  revenueBand: text("revenue_band", { enum: ["none", "to10k", "to100k", "to1m", "above1m"] }),
  raisedUsd: bigint("raised_usd", { mode: "number" }),
});
