import { foldedWords } from "./fold.ts";

/**
 * The first of the words that stands in the text as a whole word, whatever its case, marks and Turkish letters
 * (decision 19). Entries of several words are found where they follow each other. Undefined: none.
 */
export function bannedWordIn(text: string, banned: readonly string[]): string | undefined {
  const words = ` ${foldedWords(text).join(" ")} `;
  return banned.find((entry) => {
    const wanted = foldedWords(entry).join(" ");
    return wanted !== "" && words.includes(` ${wanted} `);
  });
}
