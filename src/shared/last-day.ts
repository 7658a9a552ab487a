import { homeZone } from "./house.ts";
import { exactClockIn, instantAt } from "./zoned-time.ts";

const LAST_SECOND_MS = 59_000;

/** The instant at which a day of the house begins; undefined where it is no date. */
export const beginningOfDay = (day: string): string | undefined => instantAt(`${day}T00:00`, homeZone());

/** The instant at which a last day ends. `day` is what a form sends (YYYY-MM-DD); undefined where it is no date. */
export function endOfLastDay(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const lastMinute = instantAt(`${day}T23:59`, homeZone());
  if (lastMinute === undefined) return undefined;
  const end = new Date(Date.parse(lastMinute) + LAST_SECOND_MS);
  return lastDayOf(end) === day ? end.toISOString() : undefined;
}

/** The day of the house in which an instant lies, for the field of a form. */
export const lastDayOf = (end: Date | string): string => exactClockIn(end, homeZone()).slice(0, 10);
