import { fold } from "../fold.ts";

/** What people write into a cell of which they know nothing, in both languages, as `fold` has it. "NA" is Namibia. */
const BLANK_WORDS = new Set([
  "n/a",
  "n.a.",
  "n.a",
  "#n/a",
  "none",
  "null",
  "nil",
  "undefined",
  "unknown",
  "not available",
  "not applicable",
  "not specified",
  "not provided",
  "not known",
  "undisclosed",
  "not disclosed",
  "undisclosed amount",
  "aciklanmadi",
  "aciklanmamis",
  "paylasilmadi",
  "tbd",
  "tba",
  "(blank)",
  "(none)",
  "(bos)",
  "bos",
  "yok",
  "yoktur",
  "bulunmuyor",
  "bilinmiyor",
  "bilinmemektedir",
  "belirtilmemis",
  "belirtilmedi",
  "belirsiz",
  "girilmemis",
  "girilmedi",
  "mevcut degil",
]);

/** True if a text names no entry: a row of sums or a note below a table. */
export const isBelowTable = (name: string): boolean =>
  /^(?:(?:genel|ara|alt)?\s*toplam(?:\s*[:=].*)?|(?:grand total|sub-?total)(?:\s*[:=].*)?|total\s*[:=].*|(?:kaynak|source|not|note|notlar|notes)\s*:.*)$/.test(
    fold(name.trim()),
  );

/** True if a text says that there is nothing to say: "n/a", "–", "???", "bilinmiyor". */
export const isBlankWord = (text: string): boolean =>
  /^[-–—―_.…?*\s]+$/u.test(text) || BLANK_WORDS.has(fold(text.trim()));
