/** The clock of a zone at an instant, as fields of the browser write it: "2026-12-31T23:59". */
export function clockIn(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  const written = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(date);
  return written.replace(" ", "T");
}

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
