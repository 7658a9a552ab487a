import { parse } from "csv-parse/sync";
import type { FieldProblem } from "#shared/errors.ts";
import { readDate } from "#shared/import/dates.ts";
import type { Quote } from "../contract.ts";
import { LEAST_RATE, MOST_RATE } from "../limits.ts";

export interface TypedRate {
  currencyId: string;
  day: string;
  usdPerUnit: number;
}

/** Dollars for one unit, as exact as they are stored. */
export const usdPerUnitOf = (rate: number, quote: Quote): number =>
  Number((quote === "unitsPerUsd" ? 1 / rate : rate).toFixed(8));

const DATE_FORMATS = ["yyyy-MM-dd", "dd.MM.yyyy", "d.M.yyyy"];
/** Problems that are named at once. */
const MOST_PROBLEMS = 10;

/**
 * The rates of a file, "EUR,2026-01-31,1.16" or, as Turkish spreadsheets write it, "EUR;31.01.2026;1,16". A first line without a
 * day names the columns. `currencies`: ids by code, without the dollar, whose rate is 1 for ever.
 */
export function readRates(text: string, currencies: ReadonlyMap<string, string>, today: string) {
  const rows = cellsOf(text);
  const names = rows[0] && !isDay(rows[0][1] ?? "") ? rows.shift() : undefined;
  const quote: Quote = /unit.*usd|usd.?1|1.?usd/i.test(names?.[2] ?? "") ? "unitsPerUsd" : "usdPerUnit";
  const rates = new Map<string, TypedRate>();
  const problems: FieldProblem[] = [];
  for (const [index, cells] of rows.entries()) {
    const code = (cells[0] ?? "").trim().toUpperCase();
    if (code === "USD") continue;
    const read = readLine(code, cells, currencies, today);
    if (typeof read === "string")
      problems.push({ field: "text", reason: read, detail: String(index + (names ? 2 : 1)) });
    else rates.set(`${code} ${read.day}`, { ...read, usdPerUnit: usdPerUnitOf(read.usdPerUnit, quote) });
  }
  if (rates.size === 0 && problems.length === 0) problems.push({ field: "text", reason: "rateLine", detail: "1" });
  return { rates: [...rates.values()], problems: problems.slice(0, MOST_PROBLEMS) };
}

/** The rate of a line as it is written, or the reason why there is none. */
function readLine(
  code: string,
  [, dayCell = "", rateCell = ""]: readonly string[],
  currencies: ReadonlyMap<string, string>,
  today: string,
): TypedRate | string {
  const currencyId = currencies.get(code);
  const day = dayOf(dayCell);
  const usdPerUnit = Number(rateCell.trim().replace(/^(\d+),(\d+)$/, "$1.$2"));
  if (!currencyId) return "rateOfNoCurrency";
  if (!day || !(usdPerUnit >= LEAST_RATE && usdPerUnit <= MOST_RATE)) return "rateLine";
  return day > today ? "rateOfFuture" : { currencyId, day, usdPerUnit };
}

const isDay = (cell: string): boolean => dayOf(cell) !== null;

function dayOf(cell: string): string | null {
  const reading = readDate(cell, DATE_FORMATS);
  return "value" in reading ? reading.value : null;
}

function cellsOf(text: string): string[][] {
  const delimiter = text.includes(";") ? ";" : text.includes("\t") ? "\t" : ",";
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, relax_quotes: true });
  } catch {
    return [];
  }
}
