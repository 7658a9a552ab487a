import { monthOf } from "./month-names.ts";

/** Days of Excel before the first one of Unix time. */
const EXCEL_EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;
/** Serial numbers of days from 1954 to 2064: five digits, which no year has. */
const SERIAL_DAY = /^([2-5]\d{4})(?:[.,]\d+)?$/;

/**
 * A calendar day as people write it, "2020-12-15"; of a month with its name, and of a quarter, its first day. Numbers that may be
 * read in two ways, as "03/04/2021", or lack the day, are none. Names of months are read in either language: "15 Mart 2021",
 * "Ara 2020", "March 15, 2021".
 */
export function readWrittenDay(text: string): string | undefined {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const serial = SERIAL_DAY.exec(trimmed)?.[1];
  if (serial) return new Date((Number(serial) - EXCEL_EPOCH_DAYS) * DAY_MS).toISOString().slice(0, 10);
  for (const read of [numbers, named, quarter]) {
    const day = read(trimmed);
    if (day !== undefined) return day;
  }
  return undefined;
}

function dayOf(year: string | number, month: string | number, day: string | number = 1): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = y >= 1000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** With numbers alone: the year first, or days behind one another with dots, as Turkish and German write them. */
function numbers(text: string): string | undefined {
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/.exec(text);
  if (year) return dayOf(year[1]!, year[2]!, year[3]);
  const full = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?: \d{1,2}:\d{2}.*)?$/.exec(text);
  if (!full) return undefined;
  const [, first = "", mark, second = "", whole = ""] = full;
  if (mark === "." || Number(first) > 12 || first === second) return dayOf(whole, second, first);
  return Number(second) > 12 ? dayOf(whole, first, second) : undefined;
}

/** With the name of a month. */
function named(text: string): string | undefined {
  const parts = text.split(/[\s,/-]+|(?<=\d)\.|(?<=\p{L})\.(?=\s|$)/u).filter((part) => part !== "");
  const months = parts.filter((part) => monthOf(part) !== undefined);
  const years = parts.filter((part) => /^\d{4}$/.test(part));
  const days = parts.filter((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  if (months.length !== 1 || years.length !== 1 || days.length > 1 || parts.length !== 2 + days.length)
    return undefined;
  return dayOf(years[0]!, monthOf(months[0]!)!, days[0] === undefined ? 1 : Number.parseInt(days[0], 10));
}

function quarter(text: string): string | undefined {
  const match =
    /^(?:q|ç|c)([1-4])[\s/-]*(\d{4})$/i.exec(text) ?? /^([1-4])\.?\s*(?:quarter|çeyrek|ceyrek)\s*(\d{4})$/i.exec(text);
  if (match) return dayOf(match[2]!, Number(match[1]) * 3 - 2);
  const reversed =
    /^(\d{4})[\s/-]*(?:q|ç|c)([1-4])$/i.exec(text) ?? /^(\d{4})\s*([1-4])\.?\s*(?:quarter|çeyrek|ceyrek)$/i.exec(text);
  return reversed ? dayOf(reversed[1]!, Number(reversed[2]) * 3 - 2) : undefined;
}
