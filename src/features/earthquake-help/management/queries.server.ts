import { sql } from "drizzle-orm";
import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cityValues } from "#server/table/values.server.ts";
import { managedHelpCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const helpTable = adminTable(managedHelpCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: earthquakeHelp,
    joins: sql`join city on city.id = earthquake_help.city_id`,
    fields: { city: sql.raw(`json_build_object('id', city.id, 'name', city.name_${locale})`) },
    orders: {
      titleEn: nameOrder(sql`earthquake_help.title_en`, "en"),
      titleTr: nameOrder(sql`earthquake_help.title_tr`, "tr"),
    },
    values: { city: cityValues(locale) },
    usualOrder: sql`earthquake_help.created_at desc`,
  }),
  filters: {},
  nameOf: ({ titleEn }) => titleEn,
});
