import { fold } from "../fold.ts";

/** The names of each month in search form: English, then Turkish. */
const MONTHS: readonly (readonly string[])[] = [
  ["january", "ocak"],
  ["february", "subat"],
  ["march", "mart"],
  ["april", "nisan"],
  ["may", "mayis"],
  ["june", "haziran"],
  ["july", "temmuz"],
  ["august", "agustos"],
  ["september", "eylul"],
  ["october", "ekim"],
  ["november", "kasim"],
  ["december", "aralik"],
];
/** As many letters tell a month from all others of both languages. */
const LEAST_LETTERS = 3;

/** The number of a month, from 1, by its name in either language or the beginning of it: "Mayıs", "Sept". */
export function monthOf(name: string): number | undefined {
  const wanted = fold(name).replace(/\.$/, "");
  if (wanted.length < LEAST_LETTERS) return undefined;
  const at = MONTHS.findIndex((names) => names.some((month) => month.startsWith(wanted)));
  return at < 0 ? undefined : at + 1;
}
