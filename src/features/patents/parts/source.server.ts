import { sql } from "drizzle-orm";
import { wordPattern } from "#server/list-index/rows-sql.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import { patentList } from "../filters.ts";

/** The source of the list of patents; its terms: `patents_terms_of` in src/db/functions. */
export const patentSource: ListSource = {
  list: patentList,
  table: "patent",
  listed: "s.is_listed",
  // Words of the name in either language.
  named: (word) => sql`select s.ordinal from patent s where s.is_listed and s.search ~ ${wordPattern(word)}`,
  orders: {
    newest: "s.created_at desc, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
    value: "s.value_usd desc nulls last, s.id desc",
    protected: "s.protection_end desc nulls last, s.id desc",
  } satisfies Record<(typeof patentList.sorts)[number], ListSource["orders"][string]>,
};
