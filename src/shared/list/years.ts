import type { DateRange } from "./filter.ts";

/** The first or last day of a year that was written with four digits. */
export function dayOfYear(text: string, bound: keyof DateRange): string | undefined {
  const year = text.trim();
  return /^[0-9]{4}$/.test(year) && year !== "0000" ? `${year}${bound === "gte" ? "-01-01" : "-12-31"}` : undefined;
}

/** True if the range begins and ends with a year, or is open. */
export const isWholeYears = ({ gte = "-01-01", lte = "-12-31" }: DateRange): boolean =>
  String(gte).endsWith("-01-01") && String(lte).endsWith("-12-31");
