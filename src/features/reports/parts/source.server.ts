import { sql } from "drizzle-orm";
import { wordPattern } from "#server/list-index/rows-sql.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import { reportList } from "../filters.ts";

/** The source of the list of reports; its terms: `reports_terms_of` in src/db/functions. */
export const reportSource: ListSource = {
  list: reportList,
  table: "report",
  listed: "s.is_listed",
  // Words of the title in either language.
  named: (word) => sql`select s.ordinal from report s where s.is_listed and s.search ~ ${wordPattern(word)}`,
  orders: {
    recommended: "s.sort_order, s.id",
    newest: "s.release_date desc, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
  } satisfies Record<(typeof reportList.sorts)[number], ListSource["orders"][string]>,
};
