// Hand-written SQL: the list says its table.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { cut } from "#shared/cut.ts";
import type { Nearest } from "#shared/list/contract.ts";
import { MAX_WORDS_LENGTH } from "#shared/list/limits.ts";
import type { Locale } from "#shared/locale.ts";
import { isNoun, typeOfNoun } from "#shared/search-kinds.ts";
import { entriesFor, list as texts } from "../name-search/found.server.ts";
import { searchNames } from "../name-search/search-names.server.ts";
import { all, rows } from "./expression.server.ts";
import { pageStatement } from "./page-sql.server.ts";
import { matching, type Reader } from "./read-list.server.ts";
import type { ListQueries } from "./serve-list.server.ts";
import type { ListReference } from "./source.server.ts";

/** Names that are offered. */
const OFFERED_NAMES = 5;
/** Names that are looked for; the list may not show all of them today. */
const LOOKED_FOR = 20;

const ordinalRow = z.object({ ordinal: z.number() });

/**
 * Rows of the list whose names are nearest to the words that were searched, whatever else was filtered. The list itself says which
 * of them its viewer may see.
 */
export async function nearestNames<Row, Reference extends ListReference>(
  { row, readRows }: ListQueries<Row, Reference>,
  { db, source, reference, viewer, within }: Reader<Reference>,
  words: readonly string[],
  locale: Locale,
): Promise<Nearest[]> {
  const noun = source.list.kind;
  if (!row || !isNoun(noun)) return [];
  const entries = entriesFor(viewer, noun);
  const text = cut(words.join(" "), MAX_WORDS_LENGTH);
  const found = await searchNames(db, { types: [typeOfNoun(noun)], limit: LOOKED_FOR, entries }, text);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const placed = await rowsOf(
    db,
    ordinalRow,
    sql`select ordinal from ${sql.raw(source.table)} where id = any (${texts(ids)}::uuid[])`,
  );
  const those = rows(...placed.map(({ ordinal }) => ordinal));
  // Rows that the list leaves out unless asked for, such as closed programs, may be the ones meant.
  const beside = { expression: within ? all(within, those) : those, used: [source.defaultFilter ?? {}] };
  const page = { sort: source.list.sorts[0]!, locale, offset: 0, limit: LOOKED_FOR };
  const statement = pageStatement(source, matching(source, reference, {}, beside), page);
  const shown = await readRows(db, reference, statement, { view: [], locale, viewer });
  const offered = shown.rows.map((item) => {
    const { id, programId, seoUrl, programSeoUrl } = item as NamedRow;
    const own = id ?? programId ?? "";
    return { id: own, name: nameOf(item), path: row.pathOf(seoUrl ?? programSeoUrl ?? own, locale) };
  });
  return offered.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, OFFERED_NAMES);
}

/**
 * The fields of list rows, as the specification names them: those of programs begin otherwise, jobs and reports have
 * titles.
 */
interface NamedRow {
  id?: string;
  programId?: string;
  /** Patents have none. */
  seoUrl?: string;
  programSeoUrl?: string;
  name?: string;
  surname?: string;
  title?: string;
}

/** The name of a list's row. */
export function nameOf(row: unknown): string {
  const { name, surname, title } = row as NamedRow;
  return name === undefined ? (title ?? "") : [name, surname].filter(Boolean).join(" ");
}
