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

/** True if a text says that there is nothing to say: "n/a", "–", "???", "bilinmiyor". */
export const isBlankWord = (text: string): boolean =>
  /^[-–—―_.…?*\s]+$/u.test(text) || BLANK_WORDS.has(fold(text.trim()));
