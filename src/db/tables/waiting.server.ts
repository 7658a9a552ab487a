import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.server.ts";

export const waitingMail = pgTable("waiting_mail", {
  accountId: uuid("account_id").primaryKey(),
  counts: jsonb("counts").$type<Readonly<Record<string, number>>>().notNull(),
  mailedAt: instant("mailed_at"),
});
