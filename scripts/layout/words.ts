import { EXCLAMATIONS, OTHER_MEANINGS, TERMS } from "./terms.ts";

export type Language = "en" | "tr";
export interface Text {
  /** File and key, or line. */
  place: string;
  language: Language;
  text: string;
}

/** One text in both languages. */
export interface Pair {
  place: string;
  en: string;
  tr: string;
}

const NOT_BEFORE = "(?<![\\p{L}-])";
const english = (words: string) => new RegExp(`${NOT_BEFORE}(?:${words})(?:s|es)?(?![\\p{L}-])`, "u");
const turkish = (stems: string) => new RegExp(`${NOT_BEFORE}(?:${stems})`, "u");
const PATTERNS = TERMS.map(({ en, tr, notEn, notTr }) => ({
  en,
  tr,
  hasEnglish: english(en),
  hasTurkish: turkish(tr),
  refused: { en: notEn ? english(notEn) : undefined, tr: notTr ? turkish(notTr) : undefined },
}));

/** The text as a reader sees it: no placeholders, no tags, in small letters. */
function readable({ text, language }: Pick<Text, "text" | "language">): string {
  const words = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\{\w+\}/g, " ")
    .replace(/\{\w+, *\w+,?/g, " ");
  const small = words.toLocaleLowerCase(language);
  return OTHER_MEANINGS.reduce((rest, phrase) => rest.replaceAll(phrase, " "), small);
}

/** Marks that the product writes in one way. */
function marks({ text, language }: Text): string[] {
  const rest = EXCLAMATIONS.reduce((left, sentence) => left.replaceAll(sentence, " "), text);
  const problems: string[] = [];
  if (rest.includes("!")) problems.push("an exclamation mark");
  if (/\.{3}|[^\s(]…/u.test(rest)) problems.push("dots that are not “ …”");
  if (/\p{L}'\p{L}/u.test(rest)) problems.push("a straight apostrophe");
  if (language === "tr" && /(?:\{\w+\}|#)[’'-]\p{L}/u.test(rest)) problems.push("a suffix after a value");
  return problems;
}

/** Words that stand for a thing that has another name, and marks that are written otherwise. */
export const refusedWords = (texts: readonly Text[]): string[] =>
  texts.flatMap((text) => {
    const words = readable(text);
    const refused = PATTERNS.flatMap(({ refused, ...term }) => {
      const found = refused[text.language]?.exec(words)?.[0];
      return found ? [`says “${found}”, our word is “${term[text.language].split("|")[0]}”`] : [];
    });
    return [...refused, ...marks(text).map((mark) => `has ${mark}`)].map(
      (what) => `${text.place} ${what}: ${text.text}`,
    );
  });

/** Pairs of one text in both languages where only the English one has a word of ours. */
export const missingWords = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap(({ place, en, tr }) => {
    const source = readable({ text: en, language: "en" });
    const translation = readable({ text: tr, language: "tr" });
    return PATTERNS.filter((term) => term.hasEnglish.test(source) && !term.hasTurkish.test(translation)).map(
      (term) =>
        `${place} says “${term.en.split("|")[0]}” in English, but not “${term.tr.split("|")[0]}” in Turkish: ${tr}`,
    );
  });
