import { isSearchedWord, type WordQuery } from "#shared/lexicon/word-query.ts";
import type { MarkedPart } from "../rules.ts";

/** Letters of a sentence that is shown. */
const EXCERPT_LETTERS = 160;
/** Letters before the first marked word of a sentence that is cut. */
const LETTERS_BEFORE = 60;

/** The first sentence of a text that has a searched word, with these words marked; undefined: none has. */
export function excerptOf(text: string, query: Pick<WordQuery, "beginnings" | "whole">): MarkedPart[] | undefined {
  for (const sentence of text.split(/(?<=[.!?…])\s+|\s*\n+\s*/)) {
    const parts = markWords(sentence, query);
    if (parts.some(({ matched }) => matched)) return shortened(parts);
  }
  return undefined;
}

function markWords(sentence: string, query: Pick<WordQuery, "beginnings" | "whole">): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const piece of sentence.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const matched = piece !== "" && isSearchedWord(piece, query);
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += piece;
    else if (piece) parts.push({ text: piece, matched });
  }
  return parts;
}

/** A long sentence around its first marked word. */
function shortened(parts: MarkedPart[]): MarkedPart[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= EXCERPT_LETTERS) return parts;
  const shown: MarkedPart[] = [];
  const first = parts.findIndex(({ matched }) => matched);
  const before = parts[first - 1]?.text ?? "";
  const start = before.length > LETTERS_BEFORE ? before.indexOf(" ", before.length - LETTERS_BEFORE) + 1 : 0;
  if (before) shown.push({ text: `${start > 0 ? "… " : ""}${before.slice(start)}`, matched: false });
  let room = EXCERPT_LETTERS - (before.length - start);
  for (const part of parts.slice(first)) {
    if (part.text.length > room) {
      const end = part.text.lastIndexOf(" ", room);
      shown.push({ text: `${part.text.slice(0, Math.max(0, end))} …`, matched: false });
      break;
    }
    shown.push(part);
    room -= part.text.length;
  }
  return shown;
}
