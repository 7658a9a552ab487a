import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, primaryId } from "../columns.server.ts";

/** Backups that were made here; a restored house has none yet. */
export const backup = pgTable("backup", {
  id: primaryId(),
  name: text("name").notNull(),
  cause: text("cause", { enum: ["schedule", "admin", "command"] }).notNull(),
  madeAt: instant("made_at").notNull().defaultNow(),
  version: text("version").notNull(),
  rowCount: bigint("row_count", { mode: "number" }).notNull(),
  fileCount: integer("file_count").notNull(),
  missingCount: integer("missing_count").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  trial: text("trial", { enum: ["passed", "failed", "none"] }).notNull(),
  trialFailure: text("trial_failure"),
});
