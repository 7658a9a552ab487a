/**
 * Characters that nobody sees: they hide a word from a search, make two names look the same, or turn the direction of the text
 * around them ("\u202Efdp.exe" reads "exe.pdf"). Control characters besides tab and line breaks are not even allowed in XML.
 * A NUL and halves of surrogate pairs stay: a text that holds them is refused (`storable`).
 */
const INVISIBLE_LETTER = /\p{Default_Ignorable_Code_Point}|(?!\t|\n|\r)\p{Cc}|[\uFFF9-\uFFFB\uFFFE\uFFFF]/u;

/** Joiners mean something after letters of scripts that join or stack them: Persian "می\u200Cخواهم", Hindi, Sinhala. */
const JOINS =
  /^[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]$/u;
const LETTER_OR_MARK = /^[\p{L}\p{M}]$/u;
/** "👩🏽‍🚀": a picture, perhaps coloured, joined to the next one. */
const PICTURE = /^\p{Extended_Pictographic}$/u;
const PART_OF_PICTURE = /^(?:\p{Emoji_Modifier}|\uFE0F)$/u;
const EMOJI = /^\p{Emoji}$/u;
const IDEOGRAPH = /^\p{Unified_Ideograph}$/u;
const TAG = /^[\u{E0020}-\u{E007F}]$/u;
const BLACK_FLAG = "🏴";

/** Spaces of other widths, and those that break no line: they look the same, and make two names of one. */
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** What programs make of "İ" in small letters: its second dot is not seen. */
const DOTTED_TWICE = /i\u0307(?!\p{M})/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is composed
const ASCII = /^[\x00-\x7f]*$/;

/**
 * The text as everybody writes it: letters composed with their marks (NFC; a Mac names files otherwise), one kind of space, nothing
 * that nobody sees. Joiners stay in emoji and where a script needs them; so do variants of emoji and ideographs.
 */
export function visibleText(text: string): string {
  const seen = withoutInvisible(text);
  return ASCII.test(seen) ? seen : seen.normalize("NFC").replace(OTHER_SPACE, " ").replace(DOTTED_TWICE, "i");
}

function withoutInvisible(text: string): string {
  if (!INVISIBLE_LETTER.test(text)) return text;
  const letters = [...text];
  const result: string[] = [];
  letters.forEach((letter, index) => {
    if (!INVISIBLE_LETTER.test(letter) || isMeant(letter, result, letters[index + 1] ?? "")) result.push(letter);
  });
  // A flag that lost its end means nothing.
  return result.join("").replace(/[\u{E0020}-\u{E007E}]+(?!\u{E007F})(?![\u{E0020}-\u{E007E}])/gu, "");
}

/** True if an invisible character means something after the letters `before`. */
function isMeant(letter: string, before: readonly string[], next: string): boolean {
  const last = before.at(-1) ?? "";
  if (letter === "\0") return true;
  if (letter === "\u200C") return needsJoiner(last);
  if (letter === "\u200D") return needsJoiner(last) || (PICTURE.test(next) && endsWithPicture(before));
  if (letter === "\uFE0E" || letter === "\uFE0F") return EMOJI.test(last);
  if (/^[\uFE00-\uFE02\u{E0100}-\u{E01EF}]$/u.test(letter)) return IDEOGRAPH.test(last);
  if (/^[\u180B-\u180F]$/u.test(letter)) return /^\p{sc=Mongolian}$/u.test(last);
  return TAG.test(letter) && (last === BLACK_FLAG || isMeantTag(last));
}

const needsJoiner = (last: string) => LETTER_OR_MARK.test(last) && JOINS.test(last);
/** After the last tag, U+E007F, no more follow. */
const isMeantTag = (last: string) => TAG.test(last) && last !== "\u{E007F}";
const endsWithPicture = (before: readonly string[]) =>
  PICTURE.test(before.findLast((letter) => !PART_OF_PICTURE.test(letter)) ?? "");

/** The same for every text in a value of JSON, names of fields included. What lies deeper than `depth` is left as it is. */
export function visibleTexts<Value>(value: Value, depth = 50): Value {
  return cleaned(value, depth) as Value;
}

/** A value that is clean already stays the same object: copying a large input takes longer than reading it. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === "string") return visibleText(value);
  if (typeof value !== "object" || value === null || value instanceof Blob || depth === 0) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => cleaned(item, depth - 1));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = Object.entries(value);
  const entries = before.map(([name, inner]) => [visibleText(name), cleaned(inner, depth - 1)] as const);
  const isSame = entries.every(([name, inner], index) => name === before[index]![0] && inner === before[index]![1]);
  return isSame ? value : Object.fromEntries(entries);
}
