// Hand-written SQL: words are found by the index of their deletions.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Found, list, type Scope } from "./found.server.ts";
import {
  distance,
  LONGEST_WORD,
  MAX_FORGIVEN,
  mayHaveMistake,
  mayHaveTwoMistakes,
  SHORTEST_WORD,
} from "./typing.server.ts";
import { byWords, exactly, type WordCondition } from "./words.server.ts";

/** Words with as many mistakes that are looked up. */
const MOST_SIMILAR = 200;
/** Shorter words are too many and too much alike to be meant by a mistyped one, unless other words narrow them. */
const SHORTEST_ALONE = 4;

type Mistakes = 1 | 2;

/**
 * Finds names with all words, each with so many mistakes at most. Words that no name has are mistyped for sure: they are forgiven
 * first, the others only where that finds nothing; then the last word may be unfinished, or two words may be one.
 */
export function forgiving(db: Db, scope: Scope, words: readonly string[]): (mistakes: Mistakes) => Promise<Found[]> {
  const conditionsWith = lookingUp(db, words.length > 1);
  const last = words.at(-1);
  let vocabulary: ReadonlySet<string> | undefined;
  return async (mistakes) => {
    const mayHave = mistakes === 1 ? mayHaveMistake : mayHaveTwoMistakes;
    const forgivable = longestFirst(words.filter(mayHave));
    if (forgivable.length === 0) return [];
    vocabulary ??= await wordsInVocabulary(db, words);
    const isKnown = (word: string) => vocabulary!.has(word);
    const unknown = forgivable.filter((word) => !isKnown(word));
    const unknownBefore = unknown.filter((word) => word !== last);
    const tries: (() => Promise<WordCondition[]>)[] = [];
    if (unknown.length > 0) tries.push(() => conditionsWith(words, unknown, mistakes));
    if (forgivable.some(isKnown))
      tries.push(() => conditionsWith(words, [...unknown, ...forgivable.filter(isKnown)], mistakes));
    if (unknownBefore.length > 0)
      tries.push(async () => [
        ...(await conditionsWith(words.slice(0, -1), unknownBefore, mistakes)),
        { prefix: last! },
      ]);
    if (words.length === 2) {
      const both = words.join("");
      tries.push(() => conditionsWith([both], [both], mistakes));
    }
    for (const conditions of tries) {
      const found = await byWords(db, scope, await conditions(), "mistakes");
      if (found.length > 0) return found;
    }
    return [];
  };
}

const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].toSorted((a, b) => b.length - a.length);

/** The conditions of words of which the first few of `forgiven` may be mistyped. Each word is looked up once. */
function lookingUp(db: Db, besideOthers: boolean) {
  const similar = new Map<string, Promise<Map<string, number>>>();
  const similarTo = (word: string, mistakes: Mistakes) => {
    const key = `${mistakes} ${word}`;
    const found = similar.get(key) ?? similarWords(db, word, mistakes, besideOthers);
    similar.set(key, found);
    return found;
  };
  return async (words: readonly string[], forgiven: readonly string[], mistakes: Mistakes) => {
    const conditions = new Map(words.map((word) => [word, exactly(word)]));
    for (const word of forgiven.slice(0, MAX_FORGIVEN)) {
      const anyOf = await similarTo(word, mistakes);
      conditions.set(word, { anyOf });
      // No name has it, however it is mistyped: the other words do not matter.
      if (anyOf.size === 0) break;
    }
    return words.map((word) => conditions.get(word)!);
  };
}

/** True if the vocabulary has the word if any name has it. */
const isInVocabulary = (word: string): boolean => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD;

const wordRow = z.object({ word: z.string() });

/** Of these words those that names have; the ones that the vocabulary leaves out are among them. */
async function wordsInVocabulary(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(db, wordRow, sql`select word from search_vocabulary where word = any (${list(words)})`);
  return new Set([...rows.map(({ word }) => word), ...words.filter((word) => !isInVocabulary(word))]);
}

/** The words of names that differ from it by so many typing mistakes at most, the nearest first; it may be one of them. */
async function similarWords(
  db: Db,
  word: string,
  mistakes: Mistakes,
  besideOthers: boolean,
): Promise<Map<string, number>> {
  const similar = new Map(isInVocabulary(word) ? [] : [[word, 0]]);
  const shortest = besideOthers && mistakes === 1 ? SHORTEST_WORD : SHORTEST_ALONE;
  // The inner select hides the array from the planner, which would expect it to match half the vocabulary.
  const rows = await rowsOf(
    db,
    wordRow,
    sql`select word from search_vocabulary where deletions && (select search_deletions(${word}, ${mistakes}::integer))`,
  );
  const near = rows
    .filter((row) => row.word === word || row.word.length >= shortest)
    .map((row) => ({ word: row.word, mistakes: distance(word, row.word, mistakes) }))
    .filter((other) => other.mistakes <= mistakes)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, MOST_SIMILAR);
  for (const other of near) similar.set(other.word, other.mistakes);
  return similar;
}
