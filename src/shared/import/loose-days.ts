import { monthOf } from "../lexicon/month-names.ts";

/** "ca. 2015", "yaklaşık 2015": the year alone counts. */
const ABOUT = /^(?:c\.?|ca\.?|circa|about|approx\.?|yakla[sş][ıi]k|~)\s*(?=\d{4}$)/iu;
/** Two digits of a year that is not long after this one are of this century. */
const LAST_OF_CENTURY = 50;

/**
 * A day that a list tells in less than its three numbers, "2015-01-01": of a year, or a month and a year, the first day ("2015",
 * "ca. 2015", "2021-03", "03/2021"), and years of two digits where they can be nothing else ("31.12.19", "5-Mar-21", "Mar-21").
 */
export function readLooseDay(cell: string): string | undefined {
  const text = cell.trim().replace(ABOUT, "");
  const year = /^(\d{4})(?:[.,]0)?$/.exec(text);
  if (year) return dayOf(year[1]!, 1, 1);
  const month = /^(\d{4})(?:[-/](\d{1,2})|\.(\d{2}))$/.exec(text);
  if (month) return dayOf(month[1]!, month[2] ?? month[3]!, 1);
  const reversed = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (reversed) return dayOf(reversed[2]!, reversed[1]!, 1);
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2})$/.exec(text);
  if (numbers) return shortYear(numbers);
  const named = /^(?:(\d{1,2})[-\s])?(\p{L}{3,})[-\s'’]+(\d{2})$/u.exec(text);
  // "Mar 21" is a day of March as well as a month of 2021: spreadsheets write the month with a hyphen.
  if (!named || (named[1] === undefined && !/-\d{2}$/.test(text))) return undefined;
  return dayOf(wholeYear(named[3]!), monthOf(named[2]!) ?? 0, named[1] ?? 1);
}

/** Days stand before months where dots part them, or where they can be nothing else. */
function shortYear([, first = "", mark, second = "", year = ""]: RegExpExecArray): string | undefined {
  if (mark === "." || Number(first) > 12 || first === second) return dayOf(wholeYear(year), second, first);
  return Number(second) > 12 ? dayOf(wholeYear(year), first, second) : undefined;
}

const wholeYear = (digits: string): number => Number(digits) + (Number(digits) < LAST_OF_CENTURY ? 2000 : 1900);

function dayOf(year: string | number, month: string | number, day: string | number): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = y >= 1000 && m >= 1 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
