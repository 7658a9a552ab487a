import { fold, foldedWords } from "#shared/fold.ts";
import { MATCHES, type Match, RESULT_TYPES, type ResultType } from "./limits.ts";

/** Words of a search; further words are ignored. Each costs a lookup in the index, and few names have more. */
export const MAX_WORDS = 8;

/** Words of a search in which mistakes are looked for, the longest: each costs up to two lookups of 5 ms. */
export const MAX_FORGIVEN = 4;

/** Letters of the shortest and the longest word that the vocabulary has: no shorter word is meant. */
export const SHORTEST = 3;
export const LONGEST = 40;

/** A mistake is looked for in a word from three letters: one of four may lack one. */
export const mayHaveMistake = (word: string): boolean => word.length >= 3;
/** Two mistakes are looked for from five letters: one of six may lack one. Only where nothing better is found. */
export const mayHaveTwoMistakes = (word: string): boolean => word.length >= 5;

/**
 * By how many letters that are left out, added, changed or swapped with their neighbour two words differ
 * (Damerau–Levenshtein distance, one row of its table at a time). More than `limit` is infinite.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, before[column - 2]! + 1);
      current.push(best);
    }
    before = above;
    above = current;
  }
  return above[b.length]! <= limit ? above[b.length]! : Number.POSITIVE_INFINITY;
}

/**
 * The best results within the limit. They are taken from all types in turn, so that no type crowds out another.
 */
export function shareOut<Result extends { type: string }>(results: Result[], limit: number): Result[] {
  const byType = [...Map.groupBy(results, (result) => result.type).values()];
  const selected = new Set<Result>();
  for (let rank = 0; selected.size < Math.min(limit, results.length); rank++)
    for (const result of byType.flatMap((group) => group.slice(rank, rank + 1)))
      if (selected.size < limit) selected.add(result);
  return results.filter((result) => selected.has(result));
}

/** Results by type, the type with the best match first; types that match alike in their fixed order. */
export function inGroups<Result extends { type: ResultType; match: Match }>(results: readonly Result[]): Result[][] {
  const groups = RESULT_TYPES.map((type) => results.filter((result) => result.type === type));
  const best = (group: Result[]) => Math.min(...group.map(({ match }) => MATCHES.indexOf(match)));
  return groups.filter((group) => group.length > 0).toSorted((a, b) => best(a) - best(b));
}

/** A piece of a name, and whether the search matched it. */
export interface MarkedPart {
  text: string;
  matched: boolean;
}

/** Splits a name into parts: beginnings of words that match a word of the search, and the rest. */
export function markMatches(name: string, search: string): MarkedPart[] {
  const words = foldedWords(search);
  const parts: MarkedPart[] = [];
  const push = (text: string, matched: boolean) => {
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += text;
    else if (text) parts.push({ text, matched });
  };
  for (const piece of name.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const match = words.filter((word) => fold(piece).startsWith(word)).sort((a, b) => b.length - a.length)[0];
    const length = match ? lettersFor(piece, match.length) : 0;
    push(piece.slice(0, length), true);
    push(piece.slice(length), false);
  }
  return parts;
}

/** The least characters of a word whose search form has `folded` characters. */
function lettersFor(word: string, folded: number): number {
  let length = 0;
  for (const letter of word) {
    if (fold(word.slice(0, length)).length >= folded) break;
    length += letter.length;
  }
  return length;
}
