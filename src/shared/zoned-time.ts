/** Making a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format;
}

/** The clock of a zone at an instant to the second: "2026-12-31T23:59:30"; empty where it is no instant. */
export function exactClockIn(instant: string | Date, timeZone: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : formatIn(timeZone).format(date).replace(" ", "T");
}

/** The same as fields of the browser write it: "2026-12-31T23:59". */
export const clockIn = (instant: string, timeZone: string): string =>
  exactClockIn(instant, timeZone).replace(/:\d\d$/, "");

/**
 * The instant at which the clock of a zone shows this: the earlier one where the clock shows it twice, and where it is skipped, the one
 * as much later as the clock jumps. Undefined: it is no time.
 */
export function instantAt(clock: string, timeZone: string): string | undefined {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (time: number) => Date.parse(`${clockIn(new Date(time).toISOString(), timeZone)}Z`) - time;
  const DAY_MS = 86_400_000;
  const tried = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const fits = tried.filter((time) => time + offsetAt(time) === wanted);
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...tried)).toISOString();
}
