import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { hidesFrom } from "#server/visible-people.server.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SearchResult } from "../contract.ts";
import type { ResultType } from "../limits.ts";

/** A result, before its note and its facts are added. */
export type Found = Omit<SearchResult, "note" | "facts">;

export interface Scope {
  types: readonly ResultType[];
  /** Results of each type at most. */
  limit: number;
  /** What can be found, as `search_entry`: what the viewer may see of it. */
  entries: SQL;
}

export const entryColumns = sql.raw(`entity_id id, name, seo_url "seoUrl", image, kind "type", noun`);

export const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** `search_entry` without people who hide from the viewer. */
export const entriesFor = (viewer: Viewer): SQL =>
  sql`(select * from search_entry entry where entry.kind <> 'people' or not ${hidesFrom(sql`entry.entity_id`, viewer)}) search_entry`;

/** The last of all characters in the order of bytes. */
const LAST = "\u{10ffff}";

/** Beginnings as a range of the column's index: a pattern would need another plan for each text. */
export const beginsWith = (column: string, text: string): SQL =>
  sql`${sql.raw(column)} >= ${text} and ${sql.raw(column)} < ${text + LAST}`;

/** Runs a select for each type of result, which stands in it as `kind_of_result`. */
export async function inEachType(db: Db, { types }: Scope, select: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(
    sql`select found.* from unnest(${list(types)}) kind_of_result cross join lateral (${select}) found`,
  );
  return rows;
}
