import { stat } from "node:fs/promises";
import { StartError } from "../settings.server.ts";
import { cutRows } from "./cut-rows.server.ts";
import { DELIMITER_LINE, delimiterOf } from "./delimiters.server.ts";
import { encodingOf, type LineEnds, type Source, startOf, textOf, wholeBytes } from "./file-text.server.ts";
import { guessedHeader, HEADER_DEPTH, type HeaderPlace, headerNames } from "./header-rows.server.ts";
import { isWhole, type Sheets, sheetsOf } from "./sheets.server.ts";

/** How a file is read; what is left out is guessed. */
export interface TableFormat {
  encoding: string | readonly string[];
  delimiter?: string | undefined;
  quote: string;
  lineEnds: LineEnds;
}

/** What people chose themselves. */
export interface TableChoice {
  sheet?: string | undefined;
  headerRow?: number | undefined;
  headerRows?: 1 | 2 | undefined;
}

/** As an upload is stored: a CSV in UTF-8 with commas, whose columns have different names. */
export const STORED: TableFormat = { encoding: "utf-8", delimiter: ",", quote: '"', lineEnds: "any" };
export const STORED_HEADER: TableChoice = { headerRows: 1 };

/** A file of lines in an encoding nobody named: UTF-8, UTF-16, else as a Turkish Windows writes. */
export const ANY_TABLE: TableFormat = { encoding: ["detect", "windows-1254"], quote: '"', lineEnds: "any" };

/** A row of a table. Rows are numbered as a spreadsheet shows them, a cell over several lines being one row. */
export interface TableRow {
  number: number;
  cells: string[];
  /** Its quotation marks do not pair: its line is its one cell. */
  isBroken: boolean;
}

/** A table whose names of columns are known. */
export interface OpenTable {
  /** Names of the columns; a column without one is empty. */
  header: string[];
  headerPlace: HeaderPlace;
  /** The first rows, those above the header included. */
  top: string[][];
  sheet: string;
  sheets: string[];
  encoding: string;
  delimiter: string;
  /** The rows under the header that are not empty. `onRead` hears how many bytes of a file of lines were read. */
  rows(onRead?: (bytes: number) => void): AsyncGenerator<TableRow>;
}

/** Bytes of a file that is read as a whole. */
const MOST_AT_ONCE = 50 * 1024 * 1024;

/**
 * Opens a table: a CSV, a workbook, JSON. Throws a StartError for a file in none of the encodings, or without the chosen sheet.
 */
export async function openTable(
  source: Source,
  format: TableFormat,
  choice: TableChoice = {},
  isKnown: (name: string) => boolean = () => false,
): Promise<OpenTable> {
  const tables = await wholeTables(source, format);
  return tables ? openSheet(tables, choice, isKnown) : openLines(source, format, choice, isKnown);
}

async function wholeTables(source: Source, format: TableFormat): Promise<Sheets | undefined> {
  if (!isWhole(await startOf(source))) return undefined;
  if (typeof source === "string" && (await sizeOf(source)) > MOST_AT_ONCE)
    throw new StartError(
      `${source} is larger than 50 MB, the most that is read of a workbook or JSON. Save it as CSV.`,
    );
  return sheetsOf(await wholeBytes(source), async () =>
    wholeText(source, await encodingOf(source, format.encoding), format.lineEnds),
  );
}

async function wholeText(source: Source, encoding: string, lineEnds: LineEnds): Promise<string> {
  let text = "";
  for await (const piece of textOf(source, encoding, lineEnds)) text += piece;
  return text.toWellFormed();
}

type Rows = AsyncIterable<{ cells: string[]; isBroken: boolean }>;

async function openSheet(
  { names, rowsOf }: Sheets,
  choice: TableChoice,
  isKnown: (name: string) => boolean,
): Promise<OpenTable> {
  if (choice.sheet !== undefined && !names.includes(choice.sheet))
    throw new StartError(`There is no sheet "${choice.sheet}". There are ${names.join(", ")}.`);
  const sheets = choice.sheet === undefined ? names : [choice.sheet];
  const unbroken = (name: string): Rows => withoutBroken(rowsOf(name));
  const tables = await Promise.all(
    sheets.map(async (sheet) => ({ sheet, ...(await headed(unbroken(sheet), choice, isKnown)) })),
  );
  const known = ({ header }: { header: string[] }) => header.filter(isKnown).length;
  const width = ({ header }: { header: string[] }) => header.filter(Boolean).length;
  // A sheet of notes has one column, and no name that means something.
  const best = tables.toSorted(
    (one, other) => known(other) - known(one) || Math.min(width(other), 2) - Math.min(width(one), 2),
  )[0] ?? { sheet: "", header: [], headerPlace: { row: 1, rows: 1 }, top: [] };
  const rows = () => below(unbroken(best.sheet), best.headerPlace);
  return { ...best, sheets: names, encoding: "utf-8", delimiter: ",", rows };
}

async function* withoutBroken(rows: AsyncIterable<string[]>) {
  for await (const cells of rows) yield { cells, isBroken: false };
}

async function openLines(
  source: Source,
  format: TableFormat,
  choice: TableChoice,
  isKnown: (name: string) => boolean,
): Promise<OpenTable> {
  const encoding = await encodingOf(source, format.encoding);
  const lines = await firstLines(textOf(source, encoding, format.lineEnds));
  const [marker = "", separator] = DELIMITER_LINE.exec(lines) ?? [];
  const delimiter = format.delimiter ?? separator ?? delimiterOf(lines);
  const cut = (onRead?: (bytes: number) => void): Rows =>
    cutRows(after(marker, textOf(source, encoding, format.lineEnds, onRead)), { ...format, delimiter });
  const head = await headed(cut(), choice, isKnown);
  const rows = (onRead?: (bytes: number) => void) => below(cut(onRead), head.headerPlace);
  return { ...head, sheet: "", sheets: [], encoding, delimiter, rows };
}

/** Letters in which the delimiter is looked for. */
const LOOKED_AT = 20_000;

async function firstLines(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > LOOKED_AT) return text.slice(0, text.lastIndexOf("\n", LOOKED_AT) + 1) || text;
  }
  return text;
}

/** The text without what it begins with. */
async function* after(start: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let left = start.length;
  for await (const piece of pieces) {
    if (left < piece.length) yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

async function headed(rows: Rows, choice: TableChoice, isKnown: (name: string) => boolean) {
  const top: string[][] = [];
  const depth = Math.max(HEADER_DEPTH, (choice.headerRow ?? 0) + 1);
  for await (const { cells, isBroken } of rows) {
    top.push(isBroken ? [] : cells);
    if (top.length === depth) break;
  }
  const headerPlace = chosenHeader(top, choice, isKnown);
  return { top, headerPlace, header: headerNames(top, headerPlace) };
}

function chosenHeader(
  top: readonly string[][],
  { headerRow, headerRows }: TableChoice,
  isKnown: (name: string) => boolean,
) {
  if (headerRow !== undefined) return { row: headerRow, rows: headerRows ?? 1 };
  if (headerRows === 1) {
    const first = top.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
    return { row: Math.max(first, 0) + 1, rows: headerRows };
  }
  const guessed = guessedHeader(top, isKnown);
  return { ...guessed, rows: headerRows ?? guessed.rows };
}

async function* below(rows: Rows, { row, rows: count }: HeaderPlace): AsyncGenerator<TableRow> {
  let number = 0;
  for await (const { cells, isBroken } of rows)
    if (++number >= row + count && cells.some((cell) => cell.trim() !== "")) yield { number, cells, isBroken };
}

/** Bytes of a file on the disk, compressed or not. Throws a StartError where there is none. */
export async function sizeOf(path: string): Promise<number> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (!stats.isFile()) throw new StartError(`${path} is not a file.`);
  return stats.size;
}
