import { cut } from "./cut.ts";

/** The Unicode blocks of combining diacritical marks. */
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Letters whose mark is part of them, and the two forms of i and of sigma. */
const PLAIN_LETTERS: Record<string, string> = { ı: "i", ł: "l", đ: "d", ø: "o", ς: "σ" };

/**
 * The search form of a text: Turkish i-letters become one, marks are dropped, the rest is lower-cased.
 * `toLowerCase` alone turns "İzmir" into "i̇zmir" and "IŞIK" into "işik". The database has a twin, `fold(text)`;
 * a test compares both with the cases in `fold-cases.ts`.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[ıłđøς]/g, (letter) => PLAIN_LETTERS[letter]!);
}

/** The words of a text in search form: runs of letters and digits. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as they were typed, each once whatever its case and marks. */
export function typedWords(text: string): string[] {
  const words = new Map<string, string>();
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const key = foldedWords(word).join(" ");
    if (key !== "" && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

/** A path segment for a name: "Işık Defter" → "isik-defter". Empty when the name has no letter or digit. */
export function slugOf(name: string): string {
  return cut(foldedWords(name).join("-"), 100).replace(/-$/, "");
}
