import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { now } from "../columns.server.ts";

/** Who has refused what somebody says of them, until they confirm something of the same side. */
export const refusedLink = pgTable(
  "refused_link",
  {
    /** A startup or organization. */
    sayerId: uuid("sayer_id").notNull(),
    /** A startup, organization or person. */
    otherId: uuid("other_id").notNull(),
    refusal: text("refusal").notNull(),
    refusedAt: now("refused_at"),
  },
  (table) => [primaryKey({ columns: [table.sayerId, table.otherId] })],
);
