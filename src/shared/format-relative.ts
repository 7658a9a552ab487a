import { cachedFormat } from "./cached-format.ts";
import { type DateValue, isEmptyDate } from "./format.ts";
import type { Locale } from "./locale.ts";

const relativeFormat = cachedFormat(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 weeks ago", "tomorrow"; empty for no date. Below a minute it is "now". */
export function formatRelative(value: DateValue, now: Date, locale: Locale): string {
  if (isEmptyDate(value)) return "";
  const seconds = (new Date(value!).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", Number.POSITIVE_INFINITY];
  return relativeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}
