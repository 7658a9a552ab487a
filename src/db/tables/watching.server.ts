import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, now, primaryId } from "../columns.server.ts";

/** An entry that a member watches; one of the four ids names it. */
export const watch = pgTable("watch", {
  id: primaryId(),
  accountId: uuid("account_id").notNull(),
  startupId: uuid("startup_id"),
  programId: uuid("program_id"),
  jobId: uuid("job_id"),
  organizationId: uuid("organization_id"),
  note: text("note"),
  /** Facts of the entry that the member knows. */
  seen: text("seen").array().notNull().default([]),
  createdAt: createdAt(),
});

/** When the weekly mail last looked at what a member watches. */
export const watchLook = pgTable("watch_look", {
  accountId: uuid("account_id").primaryKey(),
  lookedAt: now("looked_at"),
});
