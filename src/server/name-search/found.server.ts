// Hand-written SQL: names are found by the indexes of the search.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { MATCHES, NOUNS, type Noun, RESULT_TYPES, type ResultType } from "#shared/search-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";
import { hidesFrom } from "../visible-people.server.ts";

/** A thing that was found by its name. */
export const foundRow = z.object({
  id: z.string(),
  name: z.string(),
  seoUrl: z.string(),
  image: z.string().nullable(),
  type: z.enum(RESULT_TYPES),
  noun: z.enum(NOUNS),
  match: z.enum(MATCHES),
});
export type Found = z.output<typeof foundRow>;

export interface Scope {
  types: readonly ResultType[];
  /** Results of each type at most. */
  limit: number;
  /** The searchable rows, as `search_entry`: those that the viewer may see. */
  entries: SQL;
}

export const entryColumns = sql.raw(`entity_id id, name, seo_url "seoUrl", image, kind "type", noun`);

export const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** `search_entry` without people who hide from the viewer; of one noun alone, if it is named. */
export const entriesFor = (viewer: Viewer, noun?: Noun): SQL =>
  sql`(select * from search_entry entry
    where (entry.kind <> 'people' or not ${hidesFrom(sql`entry.entity_id`, viewer)}) ${noun ? sql`and entry.noun = ${noun}` : sql``}) search_entry`;

/** The last of all characters in the order of bytes. */
const LAST_LETTER = "\u{10ffff}";

/** Beginnings as a range of the column's index: a pattern would need another plan for each text. */
export const beginsWith = (column: string, text: string): SQL =>
  sql`${sql.raw(column)} >= ${text} and ${sql.raw(column)} < ${text + LAST_LETTER}`;

/** Runs a select for each type of result, which stands in it as `kind_of_result`. */
export async function inEachType(db: Db, { types }: Scope, select: SQL): Promise<Found[]> {
  return rowsOf(
    db,
    foundRow,
    sql`select found.* from unnest(${list(types)}) kind_of_result cross join lateral (${select}) found`,
  );
}
