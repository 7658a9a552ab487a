import { fold, foldedWords } from "../fold.ts";
import { type Piece, readText, type Vocabulary } from "./read-text.ts";
import { stemsOf } from "./stem.ts";
import { withoutEndings } from "./word-form.ts";

/** What the words of a text are looked for as: in the search index, and in the texts that it has found. */
export interface WordQuery {
  /** A `tsquery` over `search_text`: every word, or a value that it names. "" where a text has nothing to look for. */
  query: string;
  /** The same with the words as they were typed alone. */
  typed: string;
  /** Beginnings of words that are marked in a text, and whole words. */
  beginnings: readonly string[];
  whole: readonly string[];
}

/** Words and values of a search; further ones are ignored. */
const MOST_GROUPS = 8;
/** Letters from which a word is looked for as a beginning: shorter ones begin too many. */
const LEAST_BEGINNING = 3;
/** Letters from which what is left without endings is a beginning, too: of "pilleri" only "pil" itself, of "robotlar" all with "robot". */
const LEAST_STEM_BEGINNING = 5;
const LEAST_STEM = 3;

/** An id of the catalogue in the index. Twin: `search_value` in the database. */
export const valueToken = (id: string): string => `#${id.replaceAll("-", "").slice(-16)}`;

interface Forms {
  beginnings: string[];
  whole: string[];
}

/** The forms in which a word stands in texts: what is typed of it, and what is left without Turkish or English endings. */
function formsOf(word: string): Forms {
  const stems = word.length < LEAST_STEM ? [] : stemsOf(word, LEAST_STEM).filter((stem) => stem !== word);
  const long = stems.filter((stem) => stem.length >= LEAST_STEM_BEGINNING);
  const all = [...(word.length >= LEAST_BEGINNING ? [word] : []), ...long];
  const beginnings = all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
  const plural = /[^aeiou]y$/.test(word) && word.length > LEAST_STEM ? [`${word.slice(0, -1)}ies`] : [];
  const whole = [word, ...stems, ...plural].filter((one) => !beginnings.some((begin) => one.startsWith(begin)));
  return { beginnings, whole };
}

const anyOf = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(" | ")})`);
const allOf = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(" & ")})`);
const tokensOf = ({ beginnings, whole }: Forms): string[] => [...beginnings.map((begin) => `${begin}:*`), ...whole];

const wordsOf = (text: string): string[] => foldedWords(withoutEndings(fold(text)));
const isValue = ({ values, nouns }: Piece): boolean =>
  values.length > 0 || nouns.some((noun) => noun.values.length > 0);
/** It names a list and says nothing of what is in it. */
const isNounAlone = (piece: Piece): boolean => piece.nouns.length > 0 && !isValue(piece);

/** What a piece names besides its words: values, and all that is of its noun where other pieces say which of it. */
function namedBy(piece: Piece, pieces: readonly Piece[]): string[] {
  const ids = [...piece.values, ...piece.nouns.flatMap(({ values }) => values)].map(({ id }) => valueToken(id));
  const nouns = pieces.every(isNounAlone)
    ? []
    : piece.nouns.filter(({ values }) => values.length === 0).map(({ kind }) => `#${kind}`);
  return [...new Set([...ids, ...nouns])];
}

/** Reads a text for the search index: each word or the value that it names, in either language, whatever ends it. */
export function wordQuery(text: string, vocabulary: Vocabulary, today: string): WordQuery {
  const read = readText(text, vocabulary, today).filter(({ isFiller }) => !isFiller);
  const pieces = read.filter((piece) => wordsOf(piece.text).length > 0).slice(0, MOST_GROUPS);
  const beginnings = new Set<string>();
  const whole = new Set<string>();
  const groups = pieces.map((piece) => {
    const words = wordsOf(piece.text);
    const forms = words.map(formsOf);
    for (const form of forms) {
      for (const begin of form.beginnings) beginnings.add(begin);
      for (const one of form.whole) whole.add(one);
    }
    return anyOf([allOf(forms.map((form) => anyOf(tokensOf(form)))), ...namedBy(piece, pieces)]);
  });
  const typed = pieces.flatMap(({ text }) => wordsOf(text));
  return {
    query: groups.length === 0 ? "" : allOf(groups),
    typed: typed.length === 0 ? "" : allOf(typed.map((word) => (word.length < LEAST_BEGINNING ? word : `${word}:*`))),
    beginnings: [...beginnings],
    whole: [...whole],
  };
}

/** True if a word of a text is one that is searched. */
export function isSearchedWord(word: string, { beginnings, whole }: Pick<WordQuery, "beginnings" | "whole">): boolean {
  const folded = fold(word);
  return whole.includes(folded) || beginnings.some((begin) => folded.startsWith(begin));
}
