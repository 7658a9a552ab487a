import { fold, foldedWords } from "#shared/fold.ts";
import { MATCHES, type Match, RESULT_TYPES, type ResultType } from "#shared/search-kinds.ts";

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
