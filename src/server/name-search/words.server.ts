// Hand-written SQL: words are found by the indexes of the search.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { foldedWords } from "#shared/fold.ts";
import { beginsWith, entryColumns, type Found, inEachType, list, type Scope } from "./found.server.ts";

/** Entries that are compared in a search by words; a search that matches more is too vague to order. */
const MOST_CANDIDATES = 500;
/** A word that a name must have: one of several, each with its number of mistakes, or any that begins so. */
export type WordCondition = { anyOf: Map<string, number> } | { prefix: string };

/** The word itself. */
export const exactly = (word: string): WordCondition => ({ anyOf: new Map([[word, 0]]) });

/** The words, of which the last may be unfinished. */
export const beginning = (words: readonly string[]): WordCondition[] =>
  words.map((word, at) => (at === words.length - 1 ? { prefix: word } : exactly(word)));

const matches = (word: WordCondition, column = "word"): SQL =>
  "anyOf" in word ? sql`${sql.raw(column)} = any(${list([...word.anyOf.keys()])})` : beginsWith(column, word.prefix);

/**
 * Names with all words, those with the fewest mistakes first, then the best known. The rarest word is looked up in the index; the
 * others are compared. For "deniz ya" the select of a type is:
 *   select … from (select kind, entity_id from search_word where kind = … and word = any ('{deniz}') limit 500) candidate
 *     join search_entry using (kind, entity_id)
 *   where true and exists (select from search_word other where … and other.word >= 'ya' and other.word < 'ya…') order by … limit 500
 */
export async function byWords(
  db: Db,
  scope: Scope,
  words: readonly WordCondition[],
  match: Found["match"],
): Promise<Found[]> {
  if (words.length === 0 || words.some((word) => "anyOf" in word && word.anyOf.size === 0)) return [];
  const [first, ...others] = await rarestFirst(db, scope, words);
  const hasOthers = others.map(
    (word) =>
      sql`and exists (select from search_word other where other.kind = candidate.kind and other.entity_id = candidate.entity_id and ${matches(word, "other.word")})`,
  );
  const forgives = words.some((word) => "anyOf" in word && word.anyOf.size > 1);
  const found = await inEachType(
    db,
    scope,
    sql`select ${entryColumns}, ${match} "match" from (
        select distinct kind, entity_id from (
          select kind, entity_id from search_word where kind = kind_of_result and ${matches(first!)} limit ${MOST_CANDIDATES}
        ) word
      ) candidate join ${scope.entries} using (kind, entity_id) where true ${sql.join(hasOthers, sql` `)}
      order by weight desc, length(name_fold), name_fold, entity_id limit ${forgives ? MOST_CANDIDATES : scope.limit}`,
  );
  if (!forgives) return found;
  const faults = new Map(found.map((row) => [row, faultsOf(row.name, words)]));
  return found.toSorted((a, b) => faults.get(a)! - faults.get(b)!);
}

/** How far a name is from the words it was found by: the mistakes in them, and less than one for other words it has. */
function faultsOf(name: string, words: readonly WordCondition[]): number {
  const own = foldedWords(name);
  const sum = words.reduce(
    (mistakes, word) =>
      mistakes +
      ("anyOf" in word ? Math.min(...own.map((other) => word.anyOf.get(other) ?? Number.POSITIVE_INFINITY)) : 0),
    0,
  );
  return sum + 1 - 1 / (1 + Math.abs(own.length - words.length));
}

const countsRow = z.object({ counts: z.array(z.number()) });

/** The words, the one that fewest names have first: a long one is not always rare. */
async function rarestFirst(db: Db, { types }: Scope, words: readonly WordCondition[]): Promise<WordCondition[]> {
  if (words.length < 2) return [...words];
  const counts = words.map(
    (word) =>
      sql`(select count(*) from (select from search_word where kind = any (${list(types)}) and ${matches(word)} limit ${MOST_CANDIDATES + 1}) counted)`,
  );
  const rows = await rowsOf(db, countsRow, sql`select array[${sql.join(counts, sql`, `)}]::integer[] counts`);
  const countOf = (word: WordCondition) => rows[0]!.counts[words.indexOf(word)]!;
  return words.toSorted((a, b) => countOf(a) - countOf(b));
}
