import { fold } from "../fold.ts";
import { type AmountRange, readAmountRange } from "./amount-ranges.ts";
import { type DayRange, readDayRange } from "./day-ranges.ts";
import type { NamedValues } from "./named-values.ts";

/** A value of a catalogue: the list of choices it stands in, and its id there. */
export interface LexiconValue {
  source: string;
  id: string;
}

/** A noun of the lists, or several of its values at once. */
export interface LexiconNoun {
  kind: string;
  values: readonly LexiconValue[];
  /** Its words name values of the list, not the list. */
  isValue?: true;
}

/** What words mean. */
export interface Vocabulary {
  values: NamedValues<LexiconValue>;
  nouns: NamedValues<LexiconNoun>;
  /** Terms of filters. */
  cues: NamedValues<string>;
  fillers: ReadonlySet<string>;
  currencyWords: ReadonlyMap<string, string>;
  /** The word that another one is a typing error of, where it is one alone. */
  near(word: string): string | undefined;
}

/** Words of a text that mean something together. What they may mean stands side by side: who uses it chooses and shows it. */
export interface Piece {
  /** As they were typed. */
  text: string;
  words: number;
  values: readonly LexiconValue[];
  nouns: readonly LexiconNoun[];
  cues: readonly string[];
  days?: DayRange | undefined;
  amount?: AmountRange | undefined;
  /** They say nothing by themselves. */
  isFiller: boolean;
}

/** Longest name or relation, in words. */
const MOST_WORDS = 6;
/** Words of a text that are read; the others are not used. */
const MOST_READ = 40;
/** Single letters name rounds, schools and languages of programming: in a sentence they mean nothing. */
const LEAST_LETTERS = 2;

/**
 * The pieces of a text, in their order: from each word on the longest run of words that means something. A piece without any
 * meaning is one word that nothing here is called. `today`: "2026-11-27".
 */
export function readText(text: string, vocabulary: Vocabulary, today: string): Piece[] {
  const typed = text
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:!?"“”()]+|[,;:!?."“”()]+$/g, ""))
    .filter((word) => word !== "")
    .slice(0, MOST_READ);
  const pieces: Piece[] = [];
  for (let at = 0; at < typed.length; ) {
    const piece = longestFrom(typed, at, vocabulary, today);
    pieces.push(piece);
    at += piece.words;
  }
  return pieces;
}

function longestFrom(typed: readonly string[], at: number, vocabulary: Vocabulary, today: string): Piece {
  for (let words = Math.min(MOST_WORDS, typed.length - at); words > 0; words--) {
    const text = typed.slice(at, at + words).join(" ");
    const piece = meaningOf(text, words, vocabulary, today);
    if (piece) return piece;
  }
  return { text: typed[at]!, words: 1, values: [], nouns: [], cues: [], isFiller: false };
}

function meaningOf(text: string, words: number, vocabulary: Vocabulary, today: string): Piece | undefined {
  const folded = fold(text);
  const piece = { text, words, values: [], nouns: [], cues: [], isFiller: false };
  const days = readDayRange(folded, today);
  if (days) return { ...piece, days };
  const amount = /\d/.test(folded) ? readAmountRange(folded, vocabulary.currencyWords) : undefined;
  if (amount) return { ...piece, amount };
  if (words === 1 && vocabulary.fillers.has(folded)) return { ...piece, isFiller: true };
  if (text.length < LEAST_LETTERS) return undefined;
  const [values, nouns, cues] = [
    vocabulary.values.read(text),
    vocabulary.nouns.read(text),
    vocabulary.cues.read(text),
  ] as const;
  // What the words say as they stand comes before what they could say with other endings: "girişimciler" are no "girişim".
  const least = Math.min(values.cut, nouns.cut, cues.cut);
  if (least === Number.POSITIVE_INFINITY) return undefined;
  return {
    ...piece,
    values: values.cut === least ? values.values : [],
    nouns: nouns.cut === least ? nouns.values : [],
    cues: cues.cut === least ? cues.values : [],
  };
}

/** True if a piece means nothing that anybody could use. */
export const isUnknown = ({ values, nouns, cues, days, amount, isFiller }: Piece): boolean =>
  values.length + nouns.length + cues.length === 0 && !days && !amount && !isFiller;
