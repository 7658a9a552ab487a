import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { edited, primaryId } from "../columns.server.ts";

export const earthquakeHelp = pgTable("earthquake_help", {
  id: primaryId(),
  direction: text("direction", { enum: ["offer", "need"] }).notNull(),
  kind: text("kind", {
    enum: ["shelter", "food", "clothing", "transport", "health", "equipment", "work", "volunteers"],
  }).notNull(),
  titleEn: text("title_en").notNull(),
  titleTr: text("title_tr").notNull(),
  textEn: text("text_en").notNull(),
  textTr: text("text_tr").notNull(),
  cityId: uuid("city_id").notNull(),
  until: date("until"),
  state: text("state", { enum: ["open", "matched", "closed"] })
    .notNull()
    .default("open"),
  isVisible: boolean("is_visible").notNull().default(true),
  ...edited(),
});
