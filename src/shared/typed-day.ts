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

/** True if the calendar has the day: February has no 30th. */
function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

const ISO_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** Day and time, "2026-12-31T23:59", as they are typed: "31.12.2026 23:59", "12/31/2026 11:59 PM". Other texts stay as they are. */
export function writeClock(text: string, locale: Locale): string {
  const [, day, hour, minute] = ISO_CLOCK.exec(text) ?? [];
  if (!day) return text;
  const time =
    locale === "tr" ? `${hour}:${minute}` : `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
  return `${writeDay(day, locale)} ${time}`;
}

/** The day and time a person typed, as "2026-12-31T23:59"; undefined when there is none such. Either language may use 24 hours or AM and PM. */
export function parseClock(typed: string, locale: Locale): string | undefined {
  const [, typedDay = "", typedHour, minute = "00", half] =
    /^(.+?)(?:T|,?\s+)(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?$/i.exec(typed.trim()) ?? [];
  const day = parseDay(typedDay, locale);
  if (!day || !typedHour || Number(minute) > 59) return undefined;
  const hour = half ? hourOfHalf(Number(typedHour), half) : Number(typedHour);
  return hour === undefined || hour > 23 ? undefined : `${day}T${String(hour).padStart(2, "0")}:${minute}`;
}

/** 12 AM is midnight, 12 PM noon. */
const hourOfHalf = (hour: number, half: string): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
