// Hand-written SQL: texts are found by the index of their words.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { WordQuery } from "#shared/lexicon/word-query.ts";
import { NOUNS, RESULT_TYPES } from "#shared/search-kinds.ts";
import { entryColumns, type Found, inEachType, type Scope } from "./found.server.ts";

/** Things of a type that are compared; a search that finds more is too vague to order, and its count is a "more than". */
export const MOST_WITH_WORDS = 500;

/** That a thing is shown today: a job while one can apply, a report and a post from their day on. */
const isShownNow: SQL = sql`case entry.noun
  when 'jobs' then exists (select from job where id = entry.entity_id and ${HOUSE_TODAY_SQL} between publication_date and expiration_date)
  when 'reports' then exists (select from report where id = entry.entity_id and release_date <= ${HOUSE_TODAY_SQL})
  when 'posts' then exists (select from blog_post where id = entry.entity_id and published_at <= now())
  else true end`;

/** The things of one type that have the words, and that the viewer may see. */
const withWords = ({ entries }: Scope, query: string): SQL =>
  sql`(select entry.*, hit.words, hit.most
    from (select *, count(*) over () >= ${MOST_WITH_WORDS} most from search_texts_with('#' || kind_of_result || ' & ' || ${query}::text, ${MOST_WITH_WORDS})) hit
    cross join lateral (select * from ${entries} where kind = kind_of_result and entity_id = hit.entity_id offset 0) entry
    where ${isShownNow}) text`;

/**
 * Things with all words or the values that they name: those that are of these values first, then those with the words in a tagline,
 * among skills, in a description. Words as they were typed come before their other forms, then what most is known of.
 */
export async function byTexts(db: Db, scope: Scope, { query, typed }: WordQuery): Promise<Found[]> {
  if (query === "") return [];
  const places = [
    ["value", "{a}"],
    ["tagline", "{a,b}"],
    ["skills", "{a,b,c}"],
  ] as const;
  const match = places.map(
    ([place, weights]) => sql`when ts_filter(words, ${weights}::"char"[]) @@ ${query}::tsquery then ${place}`,
  );
  const rank = places.map(
    ([, weights], at) => sql`when ts_filter(words, ${weights}::"char"[]) @@ ${query}::tsquery then ${sql.raw(`${at}`)}`,
  );
  return inEachType(
    db,
    scope,
    sql`select ${entryColumns}, case ${sql.join(match, sql` `)} else 'description' end "match" from ${withWords(scope, query)}
      order by case ${sql.join(rank, sql` `)} else 3 end, not words @@ ${typed}::tsquery, weight desc, name_fold, entity_id
      limit ${scope.limit}`,
  );
}

const countRow = z.object({ noun: z.enum(NOUNS), count: z.int(), isMore: z.boolean() });
export type CountedNoun = z.output<typeof countRow>;

/** How many things of each noun have the words; of a type with more than are compared, at least so many. */
export async function countTexts(db: Db, scope: Scope, { query }: WordQuery): Promise<CountedNoun[]> {
  if (query === "") return [];
  return rowsOf(
    db,
    countRow,
    sql`select noun, count(*)::integer "count", bool_or(most) "isMore" from unnest(${sql.param([...RESULT_TYPES])}::text[]) kind_of_result
      cross join lateral (select noun, most from ${withWords(scope, query)}) found
      group by noun order by noun`,
  );
}
