import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { now } from "../columns.server.ts";

/** What somebody has refused of what one side says of them, until they confirm something of the same side. */
export const refusedLink = pgTable(
  "refused_link",
  {
    id: uuid("id")
      .notNull()
      .$defaultFn(() => v7()),
    /** A startup or organization. */
    sayerId: uuid("sayer_id").notNull(),
    /** A startup, organization or person. */
    otherId: uuid("other_id").notNull(),
    /** Every name that what was refused keeps. */
    about: text("about").array().notNull(),
    refusal: text("refusal").notNull(),
    /** The side has asked about something else since. */
    isAskedSince: boolean("is_asked_since").notNull().default(false),
    refusedAt: now("refused_at"),
  },
  (table) => [primaryKey({ columns: [table.sayerId, table.otherId, table.id] })],
);
