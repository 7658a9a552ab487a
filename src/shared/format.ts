import { cachedFormat } from "./cached-format.ts";
import { fold } from "./fold.ts";
import { homeZone } from "./house.ts";
import type { Locale } from "./locale.ts";

/** From this amount money is written short (specification, "Compact currency notation"). */
export const COMPACT_FROM = 1_000_000;
/** Beside short amounts cents say nothing from here on. */
const CENTS_BELOW = 1_000;
/** Means "no date" to older callers: sent to them, read from them, never stored. */
export const EMPTY_DATE = "0001-01-01T00:00:00";
/** Default length of a cut text in characters (specification, "Text cut"). */
export const CUT_AT = 100;

const numberFormat = cachedFormat(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = cachedFormat(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const formatNumber = (value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(locale, options).format(value);

/** Digits of a number below one: 0.02331 is no 0.023. */
const SMALL_DIGITS = 4;
/** A number that was measured or computed; of a small one the digits that count. */
export const formatMeasured = (value: number, locale: Locale): string =>
  formatNumber(value, locale, Math.abs(value) < 1 ? { maximumSignificantDigits: SMALL_DIGITS } : {});

/** 0.125 → "12.5%", in Turkish "%12,5". */
export const formatPercent = (ratio: number, locale: Locale): string =>
  formatNumber(ratio, locale, { style: "percent", maximumFractionDigits: 1 });

/**
 * An amount with its currency (ISO 4217). Short from a million on ("$1.8M") and without cents from a thousand on, unless
 * `full`; a screen shows one of the two. Other cents are written when there are some. An unknown currency code is written
 * after the number.
 */
export function formatMoney(amount: number, currency: string, locale: Locale, full = false): string {
  const size = full ? 0 : Math.abs(amount);
  const digits = size >= CENTS_BELOW || Number.isInteger(amount) ? 0 : 2;
  const options: Intl.NumberFormatOptions =
    size >= COMPACT_FROM
      ? { notation: "compact", maximumFractionDigits: 1 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatNumber(amount, locale, options)} ${currency}`.trim();
  return formatNumber(amount, locale, {
    ...options,
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: options.minimumFractionDigits ?? 0,
  });
}

/** "80.000", "1,500,000" or "1 500 000": one sign before each three digits. "0.125" cannot be thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*$/;
/** "1.234,50" or "1,234.50": two signs, of which the second is the decimal sign. */
const THOUSANDS_AND_DECIMALS = /^(\d{1,3}(?:([., ])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d*)$/;
/** "80", "80.5", "80,50" and ".5". */
const DECIMALS = /^(\d*)[.,]?(\d*)$/;

/**
 * The number a person wrote, in either language: three digits after one sign are thousands ("80.000" and "80,000"), the
 * second of two signs is the decimal sign, any other single one is that, too. Currency signs are ignored. Undefined
 * when it is not a number or may be two: then the person is asked.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text
    .replace(/\p{Sc}/gu, "")
    .trim()
    .replace(/\s/gu, " ");
  const [, sign = "", unsigned = ""] = /^([+\-\u2212]?) ?(.*)$/.exec(bare) ?? [];
  const digits = decimalText(unsigned);
  return digits === undefined ? undefined : Number(`${sign && sign !== "+" ? "-" : ""}${digits}`);
}

function decimalText(unsigned: string): string | undefined {
  if (THOUSANDS.test(unsigned)) return unsigned.replace(/\D/g, "");
  const grouped = THOUSANDS_AND_DECIMALS.exec(unsigned);
  if (grouped) return `${grouped[1]!.replace(/\D/g, "")}.${grouped[3]}`;
  const [, whole = "", decimals = ""] = DECIMALS.exec(unsigned) ?? [];
  return whole || decimals ? `${whole || "0"}.${decimals}` : undefined;
}

/** An amount as it is typed and read again: in the groups of the language, with two decimals or none. */
export const amountText = (amount: number, locale: Locale): string =>
  formatNumber(amount, locale, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 });

/** The words after an amount that is written short. */
const MAGNITUDES: Record<string, number> = {
  k: 1e3,
  bin: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  mio: 1e6,
  milyon: 1e6,
  million: 1e6,
  bn: 1e9,
  mr: 1e9,
  mrd: 1e9,
  milyar: 1e9,
  billion: 1e9,
};
/** "B" is short for a billion in English, for a thousand ("bin") in Turkish. */
const SHORT_B: Record<Locale, number> = { en: 1e9, tr: 1e3 };

/** An amount of money as people type it: as `parseNumber` reads it, or short, as "5M", "1.5 mn", "500k" and "2 bin". */
export function parseAmount(text: string, locale: Locale): number | undefined {
  const [, typed = text, unit] = /^(.*?)\s*(\p{L}+)\.?$/u.exec(fold(text).trim()) ?? [];
  const number = parseNumber(typed);
  if (unit === undefined || number === undefined) return number;
  // "1.500 mn" is fifteen hundred millions to one person, one and a half to another.
  if (/^\D*[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) return undefined;
  const factor = unit === "b" ? SHORT_B[locale] : Object.hasOwn(MAGNITUDES, unit) && MAGNITUDES[unit];
  // In cents: 1.1 million would have a fraction.
  return factor ? Math.round(number * factor * 100) / 100 : undefined;
}

export type DateValue = string | number | Date | null | undefined;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** No date, or the value older callers send for none. */
export const isEmptyDate = (value: DateValue): boolean =>
  value === null || value === undefined || value === "" || String(value).startsWith(EMPTY_DATE.slice(0, 10));

/** "Nov 2, 2026", in Turkish "02.11.2026"; empty for no date. Calendar dates have no zone; instants are shown in `zone`. */
export function formatDate(value: DateValue, locale: Locale, zone = homeZone()): string {
  return dateText(value, locale, zone, {
    year: "numeric",
    month: locale === "tr" ? "2-digit" : "short",
    day: DAY[locale],
  });
}
const DAY = { en: "numeric", tr: "2-digit" } as const;

/** The date with hour, minute and the zone's name, for deadlines and events. */
export const formatDateTime = (value: DateValue, locale: Locale, zone = homeZone()): string =>
  withClock(value, locale, zone, "short");

/** The same without the zone's name, for columns of dates and where the zone is obvious. */
export const formatMinute = (value: DateValue, locale: Locale, zone = homeZone()): string =>
  withClock(value, locale, zone, undefined);

/** Hour and minute alone. */
export const formatClock = (value: DateValue, locale: Locale, zone = homeZone()): string =>
  dateText(value, locale, zone, { hour: DAY[locale], minute: "2-digit" });

function withClock(value: DateValue, locale: Locale, zone: string, timeZoneName: "short" | undefined): string {
  const clock = { hour: DAY[locale], minute: "2-digit", timeZoneName } as const;
  return `${formatDate(value, locale, zone)} ${dateText(value, locale, zone, clock)}`.trim();
}

/** Month and year: "Mar 2021", in Turkish "03.2021". */
export const formatMonth = (value: DateValue, locale: Locale, zone = homeZone()): string =>
  dateText(value, locale, zone, { year: "numeric", month: locale === "tr" ? "2-digit" : "short" });

function dateText(value: DateValue, locale: Locale, zone: string, options: Intl.DateTimeFormatOptions): string {
  if (isEmptyDate(value)) return "";
  const date = new Date(value!);
  if (Number.isNaN(date.getTime())) return "";
  const timeZone = typeof value === "string" && CALENDAR_DATE.test(value) ? "UTC" : zone;
  return dateFormat(locale, { ...options, timeZone }).format(date);
}

const SEGMENTER = new Intl.Segmenter("tr");

/**
 * At most `limit` characters as a reader counts them, the ellipsis included. Cut after a word when one ends in the
 * last third, else between two characters.
 */
export function truncate(text: string, limit = CUT_AT): string {
  if (text.length <= limit) return text;
  const characters = Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
  if (characters.length <= limit) return text;
  const shown = characters.slice(0, limit - 1);
  const space = /^\s/.test(characters[limit - 1]!) ? shown.length : shown.findLastIndex((item) => /^\s/.test(item));
  const end = space >= (limit * 2) / 3 ? space : shown.length;
  return `${shown.slice(0, end).join("").trimEnd()}…`;
}
