import { fold } from "../fold.ts";

/** Turkish endings that stand behind an apostrophe: "İzmir'de", "Kovan'ın", "2023'ten". */
const CUT_ENDING =
  /(?<=[\p{L}\p{N}])['’ʼ](?:[yns]?[aeiu]|n?[iu]n|n?[dt][ae](?:n|ki(?:l[ae]r[a-z]{0,6})?)?|y?l[ae]|l[ae]r[a-z]{0,6}|l[iu]k?|s[iu]z|c[iu]|s)(?![\p{L}\p{N}])/gu;
/** "A.B.D.", "U.S", "K.": letters that dots part, and one letter with its dot before a word. */
const INITIALS =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])\p{L}\.\p{L}(?![\p{L}\p{N}])/gu;
/** A text in search form without Turkish endings behind apostrophes. */
export const withoutEndings = (text: string): string => text.replace(CUT_ENDING, "");

const AND_WORDS = new Set(["&", "and", "ve"]);

/**
 * The form in which the words of a text are compared with those of the catalogue: folded, without endings behind apostrophes,
 * without dots between initials, one word for "and", "ve" and "&", one space between words. Signs that make another word of a
 * letter stay: "C++", "C#".
 */
export function wordForm(text: string): string {
  const plain = fold(text)
    .replace(CUT_ENDING, "")
    .replace(INITIALS, (letters) => letters.replaceAll(".", ""));
  const words = plain.match(/[\p{L}\p{N}]+(?:\+\+|#)?|&/gu) ?? [];
  // Alone it stands for something else: "VE" is Venezuela.
  return words.length < 2 ? words.join("") : words.map((word) => (AND_WORDS.has(word) ? "&" : word)).join(" ");
}
