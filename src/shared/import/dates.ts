import { readWrittenDay } from "../lexicon/written-day.ts";
import { type Reading, spreadsheetDefect } from "./amounts.ts";
import { sampleDay } from "./fields.ts";
import { readLooseDay } from "./loose-days.ts";
import { because } from "./reasons.ts";

interface DatePattern {
  pattern: RegExp;
  /** The groups of the pattern for the year, the month and the day, from 1. */
  order: { y: number; M: number; d: number };
}

const DIGITS: Record<string, string> = {
  yyyy: "(\\d{4})",
  MM: "(\\d{2})",
  M: "(\\d{1,2})",
  dd: "(\\d{2})",
  d: "(\\d{1,2})",
};
const patterns = new Map<string, DatePattern>();

function patternOf(format: string): DatePattern {
  const cached = patterns.get(format);
  if (cached) return cached;
  const order = { y: 0, M: 0, d: 0 };
  let group = 0;
  const source = format
    .split(/(yyyy|MM|M|dd|d)/)
    .map((part) => {
      if (!DIGITS[part]) return part.replace(/[^A-Za-z0-9]/g, "\\$&");
      order[part[0] as "y" | "M" | "d"] = ++group;
      return DIGITS[part];
    })
    .join("");
  if (format === "yyyy") {
    // Spreadsheets write years as numbers.
    const year = { pattern: /^(\d{4})(?:[.,]0)?$/, order };
    patterns.set(format, year);
    return year;
  }
  const made = { pattern: new RegExp(`^${source}$`), order };
  patterns.set(format, made);
  return made;
}

/**
 * A calendar date, "2012-06-30", from the first of the formats that fits, or as people write days; null: unknown. `isLoose`: nobody
 * has said how the column is written, so that a year or a month stands for its first day.
 */
export function readDate(cell: string, formats: readonly string[], isLoose = false): Reading<string | null> {
  const reading = readInFormats(cell, formats);
  const written =
    "problem" in reading && reading.problem.code === "notDate"
      ? (readWrittenDay(cell) ?? (isLoose ? readLooseDay(cell) : undefined))
      : undefined;
  return written === undefined ? reading : { value: written };
}

/** The same from the formats alone. */
export function readInFormats(cell: string, formats: readonly string[]): Reading<string | null> {
  const text = cell.trim();
  if (text === "" || /^[-–—]$/.test(text)) return { value: null };
  const spreadsheet = spreadsheetDefect(text);
  if (spreadsheet) return { problem: spreadsheet };
  for (const format of formats) {
    const { pattern, order } = patternOf(format);
    const match = pattern.exec(text);
    if (!match) continue;
    const year = Number(match[order.y]);
    const month = order.M ? Number(match[order.M]) : 1;
    const day = order.d ? Number(match[order.d]) : 1;
    return exists(year, month, day)
      ? { value: `${match[order.y]}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` }
      : { problem: because("noSuchDay") };
  }
  return { problem: because("notDate", { formats: formats.map(sampleDay).join(" / ") }) };
}

/** Years from 1000 on: an earlier one is a slip, and 0001 is what callers mean by "empty". */
function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
