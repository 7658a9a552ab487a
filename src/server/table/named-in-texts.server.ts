import { type SQL, sql } from "drizzle-orm";

/** Rows that one word finds besides: a word that more have is in their names, which the table itself searches. */
const MOST_ROWS = 1_000;

/**
 * Rows that the search knows by a word besides their name: initials, former names, names in the other language, whose they are. Its
 * index answers once for all rows.
 */
export const namedInTexts =
  (id: SQL) =>
  (word: string): SQL =>
    sql`${id} = any(array(select named.entity_id from search_text named
      where named.words @@ to_tsquery('simple', ${`'${word}':A`}) limit ${MOST_ROWS}))`;
