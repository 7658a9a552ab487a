import { Readable } from "node:stream";
import { homeZone } from "#shared/house.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { type CellWords, cellText, type TableColumn } from "#shared/table/column.ts";
import { exactClockIn } from "#shared/zoned-time.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const DATE_TIME: Record<Locale, string> = { en: "mmm d, yyyy hh:mm", tr: "dd.mm.yyyy hh:mm" };
const DAY: Record<Locale, string> = { en: "mmm d, yyyy", tr: "dd.mm.yyyy" };

export interface SheetColumn<Row> {
  header: string;
  /** A text is never read as a formula; a date becomes a date cell. */
  value: (row: Row) => string | number | Date | null;
  isDate?: boolean;
  /** A date without a clock: its dates are at midnight UTC. */
  isDay?: boolean;
  /** In characters. */
  width?: number;
}

export interface Sheet<Row> {
  /** Name of the sheet. */
  name: string;
  /** Name of the file, to which the date is appended; left out: that of the sheet. */
  fileName?: string;
  locale: Locale;
  columns: readonly SheetColumn<Row>[];
  rows: AsyncIterable<Row>;
  /** What a second sheet says of the rows, such as where they come from: who reads the file takes it for no row. */
  foot?: Foot;
}

interface Foot {
  lines: readonly (readonly string[])[];
  /** Rows at most: the second sheet begins below them. */
  rowCount: number;
}

/** Writes a spreadsheet while its rows are read. */
export async function spreadsheet<Row>({ name, fileName = name, locale, columns, rows, foot }: Sheet<Row>) {
  const { writeXlsxStream } = await import("hucre/xlsx");
  const lines = async function* () {
    let written = 0;
    for await (const row of rows) {
      if (written++ === foot?.rowCount) break;
      yield columns.map(({ value, isDay }) => plainText(isDay ? value(row) : inHomeZone(value(row))));
    }
    // Rows that have gone meanwhile leave their lines empty.
    for (; foot && written < foot.rowCount; written++) yield [];
    for (const line of foot?.lines ?? []) yield line.map(plainText);
  };
  const bytes = writeXlsxStream(lines(), {
    name: name.slice(0, 31),
    columns: columns.map(({ header, isDate, isDay, width = 24 }) => ({
      header: plainText(header),
      width,
      ...(isDate ? { numFmt: (isDay ? DAY : DATE_TIME)[locale] } : {}),
    })),
    freezePane: { rows: 1 },
    ...(foot ? { maxRowsPerSheet: foot.rowCount + 1, repeatHeaders: false } : {}),
  });
  return {
    bytes: Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]),
    type: XLSX,
    name: `${fileName} ${isoDay(new Date())}.xlsx`,
  };
}

/** Spreadsheets have no time zones: dates show the time of the house. */
const inHomeZone = <Value>(value: Value) =>
  value instanceof Date ? new Date(`${exactClockIn(value, homeZone())}Z`) : value;

/** A text that looks like an escaped letter of the format, as "_x0041_", stays the text it is. */
const plainText = <Value>(value: Value) =>
  typeof value === "string" ? value.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : value;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** A day is one anywhere; an instant whose hour is of no interest is a day where the house is. */
const dateOf = (text: string, isDay: boolean): Date =>
  new Date(isDay && !DAY_ALONE.test(text) ? isoDay(new Date(text)) : text);

/** The columns of an admin table as columns of a sheet, in the same order. */
export function sheetColumns(
  columns: readonly TableColumn[],
  shown: readonly string[],
  words: CellWords & { columns: Record<string, string> },
  /** Name of a last column that has the ids of the rows; undefined: there is none. */
  idHeader?: string,
): SheetColumn<object>[] {
  const ids = idHeader === undefined ? [] : [{ header: idHeader, value: (row: object) => (row as { id: string }).id }];
  const texts = shown.flatMap((key) => {
    const column = columns.find((candidate) => candidate.key === key);
    if (!column) return [];
    const isDay = column.kind === "date";
    const isDate = isDay || column.kind === "dateTime";
    const value = (row: object) => {
      const found: unknown = (row as Record<string, unknown>)[key];
      if (found === null || found === undefined || found === "") return null;
      if (isDate) return dateOf(String(found), isDay);
      if (typeof found === "number") return found;
      const text = cellText(column, found, words);
      return column.hasCode && text !== found ? `${text} (${found})` : text;
    };
    return [{ header: words.columns[key] ?? key, value, isDate, isDay, width: isDate ? 20 : 28 }];
  });
  return [...texts, ...ids];
}

/** Header of the ids in a file: an import knows by it that the rows are from here. */
export const ID_HEADER: Record<Locale, string> = { en: "Record ID", tr: "Kayıt kimliği" };
