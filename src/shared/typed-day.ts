import type { Locale } from "./locale.ts";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day as it is typed in a language: "31.12.2026" in Turkish, "12/31/2026" in English. Other texts stay as they are. */
export function writeDay(text: string, locale: Locale): string {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (!year) return text;
  return locale === "tr" ? `${day}.${month}.${year}` : `${month}/${day}/${year}`;
}

/**
 * The day a person typed, as "2026-12-31"; undefined when there is none such. Separators may be left out, as on the digits of
 * a phone. Points stand between day, month and year in every language.
 */
export function parseDay(typed: string, locale: Locale): string | undefined {
  const text = typed.trim();
  if (ISO.test(text)) return isDay(text) ? text : undefined;
  const parts = /^(\d{1,2})([./\s-]?)(\d{1,2})\2(\d{4})$/.exec(text);
  if (!parts) return undefined;
  const [, first = "", separator, second = "", year] = parts;
  const [day, month] = locale === "tr" || separator === "." ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : undefined;
}

/** Whether the calendar has the day: February has no 30th. */
function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
