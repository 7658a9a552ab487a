import { sql } from "drizzle-orm";
import { wordPattern } from "#server/list-index/rows-sql.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import { providerList } from "../filters.ts";

/** The source of the list of service providers; its terms: `providers_terms_of` in src/db/functions. */
export const providerSource: ListSource = {
  list: providerList,
  table: "service_provider",
  listed: "s.is_visible",
  // A word in search form has letters and digits only; "\\m" and "\\M" are its ends.
  named: (word) =>
    sql`select s.ordinal from service_provider s where s.is_visible and s.name_fold ~ ${wordPattern(word)}`,
  orders: {
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
    newest: "s.created_at desc, s.id desc",
    founded: "s.founded_on desc nulls last, s.id desc",
  } satisfies Record<(typeof providerList.sorts)[number], ListSource["orders"][string]>,
};
