// Hand-written SQL: names are found by the indexes of the search, and texts read with its functions.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { beginsWith, entryColumns, type Found, inEachType, type Scope } from "./found.server.ts";

/** A typed text as names are compared. */
export interface Typed {
  /** In search form (`fold`). */
  text: string;
  /** Its letters and digits, written together. */
  compact: string;
  /** The same without the kind of company and the ending of a domain. */
  short: string;
  /** The words of that. */
  words: string[];
}

const typedRow = z.object({ compact: z.string(), short: z.string(), words: z.array(z.string()) });

/** Reads a typed text with the functions that read names. */
export async function readTyped(db: Db, text: string): Promise<Typed> {
  const [typed] = await rowsOf(
    db,
    typedRow,
    sql`
    select search_compact(typed) compact, search_compact(core) short,
      array(select word from regexp_split_to_table(core, '[^[:alnum:]]+') word where word <> '') words
    from (select typed, search_core(typed) core from (select ${text}::text typed) typed) read`,
  );
  return { text, ...typed! };
}

/** Names that are exactly the text. */
export async function byExactName(db: Db, scope: Scope, text: string): Promise<Found[]> {
  return inEachType(
    db,
    scope,
    sql`select ${entryColumns}, 'name' "match" from ${scope.entries} where kind = kind_of_result and name_fold = ${text}
      order by weight desc, name_fold, entity_id limit ${scope.limit}`,
  );
}

/**
 * Names that are the text, then those that are the same written otherwise ("air table" and "Air-Table", "zoom.us" and "Zoom
 * Inc."), then those that begin so; the best known first. Only the last are many: two letters have an index by weight, more are
 * compared in the index of names.
 */
export async function byName(db: Db, scope: Scope, { text, compact, short }: Typed): Promise<Found[]> {
  if (compact === "") return [];
  const same = sql`array[${compact}, ${short}]::text[]`;
  const begins = compact.length === 2 ? sql`left(compact, 2) = ${compact}` : beginsWith("compact", compact);
  return inEachType(
    db,
    scope,
    sql`select ${entryColumns}, case when name_fold = ${text} then 'name' when place = 1 then 'beginning' else 'writing' end "match"
      from (
        select found_id, min(place) place from (
          (select entity_id found_id, 0 place from ${scope.entries} where kind = kind_of_result and compact = any (${same})
            order by weight desc limit ${scope.limit})
          union all
          (select entity_id, 0 from ${scope.entries} where kind = kind_of_result and short is not null and short = any (${same})
            order by weight desc limit ${scope.limit})
          union all
          (select entity_id, 1 from ${scope.entries} where kind = kind_of_result and ${begins} order by weight desc limit ${scope.limit})
        ) hit group by found_id
      ) hit cross join lateral (
        select * from ${scope.entries} where kind = kind_of_result and entity_id = found_id offset 0
      ) entry
      order by name_fold <> ${text}, place, compact <> ${compact}, weight desc, name_fold, entity_id
      limit ${scope.limit}`,
  );
}
