import { decodeHTMLStrict } from "entities";
import { visibleText } from "../visible-text.ts";
import type { Reading } from "./amounts.ts";
import type { Codes } from "./codes.ts";
import { because, type Reason } from "./reasons.ts";
import { columnsIn, isBlank, labelOf, listTexts, type Match, type Steps, singleText } from "./steps.ts";

/** Why a value was left out, or what is odd about it. */
export interface Problem {
  column: string;
  value: string;
  reason: Reason;
  /** Of a question whether two are the same: names the pair. */
  pair?: string;
}

/** The functions that read a row. */
export interface RowReader {
  codes: Codes;
  match: Match;
  /** The text of a column, trimmed; empty where the cell means "unknown". */
  cell(column: string): string;
  /** The text that the steps of a field make of the row; empty: unknown. */
  text(field: Steps): string;
  list(field: Steps): string[];
  /** The text of a field as it stands there: words that otherwise mean nothing answer a question, "yok" or "-". */
  said(field: Steps): string;
  /** Reports a value that is left out: the cell, or a piece of it. Returns null, "unknown". */
  leaveOut(field: Steps, reason: Reason, value?: string): null;
  /** Takes a value of an amount or a day, and notes whether the profile's format fits. */
  take<Value>(field: Steps, reading: Reading<Value | null>): Value | null;
}

/** How a row's cells are reached; problems are collected in the list. */
export function readerOf(
  { misreadAs, empty }: { misreadAs?: string | undefined; empty: readonly string[] },
  header: ReadonlyMap<string, number>,
  cells: readonly string[],
  problems: Problem[],
  {
    codes,
    match,
    repair,
    taken = () => {},
  }: {
    codes: Codes;
    match: Match;
    repair: (text: string, misreadAs: string) => string;
    /** Hears of amounts and days whether the format of their column fits. */
    taken?: (column: string, fits: boolean) => void;
  },
): RowReader {
  const raw = (column: string) => {
    const text = cells[header.get(column) ?? -1] ?? "";
    return visibleText(decodeHTMLStrict(misreadAs ? repair(text, misreadAs) : text)).trim();
  };
  const known = (column: string) => (empty.includes(raw(column)) ? "" : raw(column));
  const cell = (column: string) => (isBlank({}, known(column)) ? "" : known(column));
  const rawOf = (field: Steps) => field.value ?? columnsIn(field).map(raw).join(" ").trim();
  const textsOf = (field: Steps) =>
    field.value === undefined
      ? columnsIn(field).map((column) => (isBlank(field, known(column)) ? "" : known(column)))
      : [field.value];
  const leaveOut = (field: Steps, reason: Reason, value = rawOf(field)) => {
    problems.push({ column: labelOf(field), value, reason });
    return null;
  };
  return {
    codes,
    match,
    cell,
    leaveOut,
    text: (field) => {
      const reading = singleText(field, textsOf(field), match);
      if ("value" in reading) return reading.value;
      leaveOut(field, reading.problem);
      return "";
    },
    said: (field) => field.value ?? columnsIn(field).map(known).join(" ").trim(),
    list: (field) => {
      const { items, problems: left } = listTexts(field, textsOf(field), match);
      for (const { value, reason } of left) leaveOut(field, reason, value);
      return items;
    },
    take: (field, reading) => {
      if ("problem" in reading) {
        taken(labelOf(field), false);
        return leaveOut(field, reading.problem);
      }
      if (reading.value !== null) taken(labelOf(field), true);
      return reading.value;
    },
  };
}

/** Narrower tables have lines of ordinary text with as many delimiters. */
const NARROW_WIDTH = 4;

/** Why the row cannot be imported at all, or undefined. */
export function rowDefect(width: number, cells: readonly string[], delimiter: string): Reason | undefined {
  const swallowing = cells.find((cell) => width >= NARROW_WIDTH && swallowedRows(cell, width, delimiter) > 0);
  if (swallowing !== undefined) return because("openQuote", { lines: swallowing.split("\n").length });
  if (cells.length === width) return undefined;
  return because("cellCount", { count: cells.length, width });
}

/** Lines inside a cell that have as many delimiters as a row of the table. */
function swallowedRows(cell: string, width: number, delimiter: string): number {
  if (!cell.includes("\n")) return 0;
  const lines = cell.split("\n").slice(1);
  return lines.filter((line) => line.split(delimiter).length >= width).length;
}
