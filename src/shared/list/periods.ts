import { isoDay } from "../iso-day.ts";
import { monthOf } from "../lexicon/month-names.ts";
import type { Locale } from "../locale.ts";
import { parseDay, writeDay } from "../typed-day.ts";
import { weekOf } from "../week.ts";
import type { DateRange } from "./filter.ts";

type Bound = keyof DateRange;

/** The day a period begins or ends with: 1 to 12 a month of the year, undefined the whole year. */
function endOf(year: string, month: number | undefined, bound: Bound): string | undefined {
  if (year === "0000" || (month !== undefined && (month < 1 || month > 12))) return undefined;
  if (month === undefined) return `${year}${bound === "gte" ? "-01-01" : "-12-31"}`;
  const end = new Date(0);
  end.setUTCFullYear(Number(year), month, 0);
  return `${year}-${String(month).padStart(2, "0")}-${bound === "gte" ? "01" : String(end.getUTCDate()).padStart(2, "0")}`;
}

/** The first or last day of a year or month that an address names: "2024", "2024-05". */
export function dayOfPeriod(text: string, bound: Bound): string | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim()) ?? [];
  return year && endOf(year, month === undefined ? undefined : Number(month), bound);
}

/**
 * The first or last day of what a person typed: a year, a month ("05.2024", "5/2024", "2024-05", "May 2024", "Mayıs 2024") or a day
 * in the form of the page's language. Undefined: it is none of these.
 */
export function parsePeriod(typed: string, bound: Bound, locale: Locale): string | undefined {
  const text = typed.trim();
  const period = dayOfPeriod(text, bound);
  if (period) return period;
  const [, month, year] = /^(\d{1,2})[./\s-](\d{4})$/.exec(text) ?? [];
  if (year) return endOf(year, Number(month), bound);
  const [, word, yearOfWord] = /^(\p{L}+)\.?\s+(\d{4})$/u.exec(text) ?? [];
  const named = word && monthOf(word);
  return named ? endOf(yearOfWord!, named, bound) : parseDay(text, locale);
}

/** How long a period is that a bound begins or ends: the longest it may stand for. */
function lengthOf(day: string, bound: Bound): "year" | "month" | "day" {
  const [year = "", month] = day.split("-");
  if (day === endOf(year, undefined, bound)) return "year";
  return day === endOf(year, Number(month), bound) ? "month" : "day";
}

/** A bound as it is typed, as short as it can be: "2024", "05.2024", "31.05.2024". */
export function writePeriod(day: string, bound: Bound, locale: Locale): string {
  const length = lengthOf(day, bound);
  if (length === "year") return day.slice(0, 4);
  if (length === "day") return writeDay(day, locale);
  return `${day.slice(5, 7)}${locale === "tr" ? "." : "/"}${day.slice(0, 4)}`;
}

/** What both ends of a range are ends of: years, months or days. */
export function lengthOfRange({ gte, lte }: DateRange): "year" | "month" | "day" {
  const lengths = [
    gte === undefined ? "year" : lengthOf(gte, "gte"),
    lte === undefined ? "year" : lengthOf(lte, "lte"),
  ];
  return lengths.includes("day") ? "day" : lengths.includes("month") ? "month" : "year";
}

/** Ranges that people look for, from the day of today. */
export const DATE_PRESETS = ["thisWeek", "thisMonth", "lastDays", "nextDays", "thisYear"] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];
export const PRESET_DAYS = 90;

/** The range of a preset on a day, both ends included; a week begins on Monday. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  const moved = (days: number) => isoDay(new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000), "UTC");
  const [year = "", month] = today.split("-");
  const period = (number?: number) => ({ gte: endOf(year, number, "gte"), lte: endOf(year, number, "lte") });
  if (preset === "thisYear") return period();
  if (preset === "thisMonth") return period(Number(month));
  if (preset === "lastDays") return { gte: moved(1 - PRESET_DAYS), lte: today };
  if (preset === "nextDays") return { gte: today, lte: moved(PRESET_DAYS - 1) };
  const { from, to } = weekOf(today);
  return { gte: from, lte: to };
}
