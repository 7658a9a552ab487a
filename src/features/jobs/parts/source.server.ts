import { sql } from "drizzle-orm";
import { wordPattern } from "#server/list-index/rows-sql.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import { jobList } from "../filters.ts";

/** The source of the list of jobs; its terms: `jobs_terms_of` in src/db/functions. */
export const jobSource: ListSource = {
  list: jobList,
  table: "job",
  listed: "s.is_listed",
  // Words of the title in either language.
  named: (word) => sql`select s.ordinal from job s where s.is_listed and s.search ~ ${wordPattern(word)}`,
  orders: {
    newest: "s.is_silent, s.publication_date desc, s.id desc",
    closing: "s.expiration_date, s.id",
    wage: "s.monthly_wage_usd desc nulls last, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
  } satisfies Record<(typeof jobList.sorts)[number], ListSource["orders"][string]>,
};
