import { jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId } from "../columns.server.ts";

export const backgroundJob = pgTable("background_job", {
  id: primaryId(),
  name: text("name").notNull(),
  key: text("key"),
  data: jsonb("data").$type<unknown>().notNull(),
  runAt: instant("run_at").notNull(),
  attempts: smallint("attempts").notNull().default(0),
  leaseId: uuid("lease_id"),
  failedAt: instant("failed_at"),
  lastError: text("last_error"),
  createdAt: createdAt(),
});
