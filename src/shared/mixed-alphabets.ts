/** Alphabets with letters that look like those of another one. */
const ALPHABETS = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Lisu"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/**
 * The first word whose letters come from more than one of these alphabets, as "Аrçelik" with a Cyrillic "А": it reads as a name that it
 * is not. Undefined: none. A name may have words of several alphabets, each in one.
 */
export const mixedWord = (text: string): string | undefined =>
  text
    .normalize("NFKC")
    .match(/[\p{L}\p{M}]+/gu)
    ?.find((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
