import { isEmptyDate } from "./format.ts";

/** A row of work: calendar days (ISO 8601). */
interface Row {
  startDate: string | null;
  endDate: string | null;
  stillWorking: boolean;
}

/** Where a row stands on the axis, in percent of it. */
export interface Span {
  start: number;
  length: number;
}

const MOST_YEARS = 4;
const FULL_PERCENT = 100;

/** The time in which all rows lie; undefined: there is only one, or none with a beginning. */
function rangeOf(rows: readonly Row[], now: string): { from: number; until: number } | undefined {
  const starts = rows.flatMap(({ startDate }) => (isEmptyDate(startDate) ? [] : [Date.parse(startDate!)]));
  const until = Date.parse(now);
  const from = Math.min(...starts);
  return starts.length > 1 && from < until ? { from, until } : undefined;
}

/** Where each row stands between the first beginning and now; undefined for a row without a beginning. */
export function spansOf(rows: readonly Row[], now: string): (Span | undefined)[] {
  const range = rangeOf(rows, now);
  return rows.map(({ startDate, endDate, stillWorking }) => {
    if (!range || isEmptyDate(startDate)) return undefined;
    const whole = range.until - range.from;
    const begins = Math.min(Date.parse(startDate!), range.until);
    const ends = stillWorking || isEmptyDate(endDate) ? range.until : Math.min(Date.parse(endDate!), range.until);
    const start = (FULL_PERCENT * (begins - range.from)) / whole;
    return { start, length: Math.max(0, (FULL_PERCENT * (ends - begins)) / whole) };
  });
}

/** Years at equal distances on the axis, before now. */
export function yearsOf(rows: readonly Row[], now: string): number[] {
  const range = rangeOf(rows, now);
  if (!range) return [];
  const years = Array.from({ length: MOST_YEARS }, (_, index) =>
    new Date(range.from + ((range.until - range.from) * index) / MOST_YEARS).getUTCFullYear(),
  );
  return [...new Set(years)].filter((year) => year < new Date(now).getUTCFullYear());
}
