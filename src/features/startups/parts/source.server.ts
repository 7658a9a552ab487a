import { sql } from "drizzle-orm";
import type { ListSource } from "#server/list-index/source.server.ts";
import { startupList } from "../filters.ts";

/** The source of the list of startups; its terms: `startups_terms_of` in src/db/functions. */
export const startupSource: ListSource = {
  list: startupList,
  table: "startup",
  listed: "s.is_visible and s.deleted_at is null",
  orders: {
    newest: "s.created_at desc, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
    raised: "s.total_raised_usd desc, s.id desc",
    founded: "s.foundation_date desc nulls last, s.id desc",
    updated: "s.updated_at desc, s.id desc",
  } satisfies Record<(typeof startupList.sorts)[number], ListSource["orders"][string]>,
  // A single letter is a word of its own, as in "e-ticaret".
  named: (word) => sql`select s.ordinal from search_word w join startup s on s.id = w.entity_id
    where w.kind = 'startups' and w.word like ${word.length > 1 ? `${word}%` : word}`,
  children: {
    table: "funding",
    ordinal: "startup_ordinal",
    where: "not f.is_private",
    prefix: "round",
    many: "manyRounds:true",
  },
  withoutTerm: { "hasInvestment:true": { column: "s.total_raised_usd", is: "= 0" } },
};
