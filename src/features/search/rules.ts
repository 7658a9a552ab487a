import { fold, foldedWords } from "#shared/fold.ts";
import { MATCHES, type Match, NOUNS, type Noun } from "#shared/search-kinds.ts";

/**
 * The best results within the limit. They are taken from all nouns in turn, so that none crowds out another.
 */
export function shareOut<Result extends { noun: string }>(results: Result[], limit: number): Result[] {
  const byNoun = [...Map.groupBy(results, (result) => result.noun).values()];
  const selected = new Set<Result>();
  for (let rank = 0; selected.size < Math.min(limit, results.length); rank++)
    for (const result of byNoun.flatMap((group) => group.slice(rank, rank + 1)))
      if (selected.size < limit) selected.add(result);
  return results.filter((result) => selected.has(result));
}

/** Of two nouns that match alike by what things are, the one that is looked for more: "data analyst" asks for jobs before people. */
const BY_VALUE: readonly Noun[] = ["startups", "jobs"];

/** Results by noun, the noun with the best match first; nouns that match alike in their fixed order. */
export function inGroups<Result extends { noun: Noun; match: Match }>(results: readonly Result[]): Result[][] {
  const nouns = [...new Set([...BY_VALUE, ...NOUNS])];
  const best = (group: Result[]) => Math.min(...group.map(({ match }) => MATCHES.indexOf(match)));
  const isByName = results.some(({ match }) => MATCHES.indexOf(match) < MATCHES.indexOf("value"));
  const groups = (isByName ? NOUNS : nouns).map((noun) => results.filter((result) => result.noun === noun));
  return groups.filter((group) => group.length > 0).toSorted((a, b) => best(a) - best(b));
}

/** "İ. Işık", "P. Novotničková". */
const INITIAL = /(?:^|\s)\p{L}\.(?=\s|$)/u;

/** A text with an initial writes somebody's name: people who have its words bear them as their names. */
export const withInitials = <Result extends { noun: Noun; match: Match }>(
  text: string,
  results: readonly Result[],
): Result[] =>
  results.map((result) =>
    INITIAL.test(text) && result.noun === "talents" && result.match === "value"
      ? { ...result, match: "words" }
      : result,
  );

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

/** How many things of a noun have the words of the text. */
export interface Counted {
  noun: Noun;
  /** With a plus where there are more. */
  count: string;
  /** Its list with these words; undefined where it has none. */
  to: string | undefined;
}

/** The counts beside what is shown: of nouns with no more than that, the number says nothing new. */
export function beyondShown(counts: readonly Counted[], results: readonly { noun: Noun }[]): Counted[] {
  return counts.filter(({ noun, count }) => {
    const shown = results.filter((result) => result.noun === noun).length;
    return shown > 0 && count !== String(shown);
  });
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
