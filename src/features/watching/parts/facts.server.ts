// Hand-written SQL: what stands now on the pages of entries of four nouns.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import type { WatchedKind } from "../limits.ts";
import { SHOWN_NOUNS } from "./shown-entries.server.ts";

export const FACT_KINDS = [
  "round",
  "update",
  "job",
  "stage",
  "status",
  "program",
  "opens",
  "open",
  "closes",
  "closed",
  "decided",
] as const;

export const fact = z.object({
  key: z.string(),
  what: z.enum(FACT_KINDS),
  text: z.string().nullable(),
  /** Calendar day. */
  day: z.string().nullable(),
});
export type Fact = z.output<typeof fact>;

/**
 * The facts of an entry `e` as JSON: "(select json_agg(fact) from (select 'round:' || f.id, 'round', … union all …) fact (key, what,
 * text, day))".
 */
export function factsOf(kind: WatchedKind, locale: Locale): SQL {
  const facts = SHOWN_NOUNS[kind].facts(locale).map((select) => sql`(${select})`);
  return sql`(select coalesce(json_agg(fact), '[]') from (${sql.join(facts, sql` union all `)}) fact (key, what, text, day))`;
}

/** The keys of the same, as an array. */
export function factKeysOf(kind: WatchedKind): SQL {
  const facts = SHOWN_NOUNS[kind].facts("en").map((select) => sql`(${select})`);
  return sql`(select coalesce(array_agg(key), '{}') from (${sql.join(facts, sql` union all `)}) fact (key, what, text, day))`;
}
