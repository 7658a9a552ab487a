import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LOOKS } from "#shared/viewer.ts";
import { instant, now } from "../columns.server.ts";

/** A session that looks with somebody else's eyes (record 52). */
export const sessionLook = pgTable("session_look", {
  sessionId: uuid("session_id").primaryKey(),
  kind: text("kind", { enum: LOOKS }).notNull(),
  personId: uuid("person_id"),
  startupId: uuid("startup_id"),
  begunAt: now("begun_at"),
  endsAt: instant("ends_at").notNull(),
});
