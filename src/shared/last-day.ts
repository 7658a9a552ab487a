/** The portal's days are those of Istanbul, which has been three hours ahead of UTC the whole year since 2016. */
const OFFSET = "+03:00";
const OFFSET_MS = 3 * 3_600_000;

/** The instant at which a last day, as a form sends it (YYYY-MM-DD), is over; undefined where it is no day. */
export function endOfLastDay(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59${OFFSET}`);
  return lastDayOf(end) === day ? end.toISOString() : undefined;
}

/** The last day of what ends at an instant, for the field of a form. */
export function lastDayOf(end: Date | string): string {
  const moment = new Date(end).getTime();
  return Number.isNaN(moment) ? "" : new Date(moment + OFFSET_MS).toISOString().slice(0, 10);
}
