/** Words of a search; further words are ignored. Each costs a lookup in the index, and few names have more. */
export const MAX_WORDS = 8;

/** Words of a search in which mistakes are looked for, the longest: each costs up to two lookups of 5 ms. */
export const MAX_FORGIVEN = 4;

/** Letters of the shortest and the longest word that the vocabulary has: no shorter word is meant. */
export const SHORTEST_WORD = 3;
export const LONGEST_WORD = 40;

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
