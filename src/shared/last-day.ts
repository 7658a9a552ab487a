/** A day begins and ends in Istanbul, which has been three hours ahead of UTC the whole year since 2016. */
const OFFSET = "+03:00";
const OFFSET_MS = 3 * 3_600_000;

/** The instant at which a last day ends. `day` is what a form sends (YYYY-MM-DD); undefined where it is no date. */
export function endOfLastDay(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59${OFFSET}`);
  return lastDayOf(end) === day ? end.toISOString() : undefined;
}

/** The day in which an instant lies, for the field of a form. */
export function lastDayOf(end: Date | string): string {
  const moment = new Date(end).getTime();
  return Number.isNaN(moment) ? "" : new Date(moment + OFFSET_MS).toISOString().slice(0, 10);
}
