import { fold } from "../fold.ts";

/** Of each month, what begins its name or is the whole of it, in search form: English, then Turkish. */
const MONTHS: readonly (readonly string[])[] = [
  ["jan", "january", "oca", "ocak"],
  ["feb", "february", "sub", "subat"],
  ["mar", "march", "mart"],
  ["apr", "april", "nis", "nisan"],
  ["may", "mayis"],
  ["jun", "june", "haz", "haziran"],
  ["jul", "july", "tem", "temmuz"],
  ["aug", "august", "agu", "agustos"],
  ["sep", "sept", "september", "eyl", "eylul"],
  ["oct", "october", "eki", "ekim"],
  ["nov", "november", "kas", "kasim"],
  ["dec", "december", "ara", "aralik"],
];
const NUMBERS = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** The number of a month by its name or short name in either language, from 1. */
export const monthOf = (name: string): number | undefined => NUMBERS.get(fold(name).replace(/\.$/, ""));
