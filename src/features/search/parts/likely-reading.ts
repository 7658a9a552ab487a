import { fold } from "#shared/fold.ts";
import { otherReadings } from "#shared/lexicon/other-readings.ts";
import { isUnknown, type Piece, readText, type Vocabulary } from "#shared/lexicon/read-text.ts";
import { stemsOf } from "#shared/lexicon/stem.ts";

/** Typing errors of a text that are mended; one with more is none of a sentence. */
const MOST_ERRORS = 2;
const LEAST_STEM = 4;

export interface Reading {
  pieces: Piece[];
  /** The text that was read instead of the typed one. */
  readAs: string | null;
}

/**
 * Reads a text as it stands; where words of it mean nothing, as typed on a keyboard of the other language, or with typing errors in
 * single words, if more of it then means something. Of several words of which nothing is known nothing is guessed: they are a name. One
 * alone may be mended; who calls it asks whether something here is called so.
 */
export function likelyReading(text: string, vocabulary: Vocabulary, today: string): Reading {
  const pieces = readText(text, vocabulary, today);
  const unknown = pieces.filter(isUnknown);
  const isKnown = pieces.some((piece) => !isUnknown(piece) && !piece.isFiller);
  if (unknown.length === 0) return { pieces, readAs: null };
  if (!isKnown) return loneWord(pieces, vocabulary, today);
  const mended = unknown.length > MOST_ERRORS ? text : withoutErrors(pieces, vocabulary);
  for (const readAs of [...otherReadings(fold(text)), mended]) {
    const read = readText(readAs, vocabulary, today);
    if (read.filter(isUnknown).length < unknown.length) return { pieces: read, readAs };
  }
  return { pieces, readAs: null };
}

/** Letters of a word that stands alone; what it is the beginning of may still be typed. */
const LEAST_ALONE = 6;

/** One word of which nothing is known, as the word that it is a typing error of. */
function loneWord(pieces: Piece[], vocabulary: Vocabulary, today: string): Reading {
  const [piece, ...others] = pieces;
  const typed = fold(piece?.text ?? "");
  if (!piece || others.length > 0 || typed.length < LEAST_ALONE) return { pieces, readAs: null };
  const readAs = nearest(piece.text, vocabulary);
  const read = readAs === piece.text || readAs.startsWith(typed) ? [] : readText(readAs, vocabulary, today);
  return read.length > 0 && !read.some(isUnknown) ? { pieces: read, readAs } : { pieces, readAs: null };
}

/** The words of a text, unknown ones as the known word that they are near. */
const withoutErrors = (pieces: readonly Piece[], vocabulary: Vocabulary): string =>
  pieces.map((piece) => (isUnknown(piece) ? nearest(piece.text, vocabulary) : piece.text)).join(" ");

function nearest(typed: string, { near }: Vocabulary): string {
  for (const stem of stemsOf(fold(typed), LEAST_STEM)) {
    const word = near(stem);
    if (word !== undefined) return word;
  }
  return typed;
}
