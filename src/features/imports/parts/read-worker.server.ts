import { gzipSync } from "node:zlib";
import { brokenLine } from "#server/import/cut-rows.server.ts";
import type { HeaderPlace } from "#server/import/header-rows.server.ts";
import { TooBig } from "#server/import/sheets.server.ts";
import { ANY_TABLE, type OpenTable, openTable, type TableChoice } from "#server/import/table-rows.server.ts";
import { csvLine } from "#shared/csv.ts";
import { cut } from "#shared/cut.ts";
import { MAX_COLUMN_NAME, MAX_COLUMNS } from "#shared/import/fields.ts";
import { isFieldName } from "./field-names.ts";

export interface ReadTask {
  bytes: Uint8Array;
  choice: TableChoice;
  maxRows: number;
  sampleRows: number;
}

export type ReadProblem = "notATable" | "tooManyRows" | "tooManyColumns" | "sheetTooBig" | "noRows";
export interface ReadTable {
  header: string[];
  /** The place of the header in the file, whose first rows and sheets are there to choose another one. */
  headerPlace: HeaderPlace;
  top: string[][];
  sheet: string;
  sheets: string[];
  sample: string[][];
  rowCount: number;
  /** All of it as CSV in UTF-8, packed. Rows have the numbers that they have in the file. */
  content: Uint8Array;
}

/** Letters of all cells together: in a workbook many cells can name one and the same long text. */
const MAX_LETTERS = 30 * 1024 * 1024;
/** Longest cell of a sample, in characters. */
const SAMPLE_LENGTH = 120;
/** Rows, and cells of each, that are shown to choose the header by. */
const TOP_ROWS = 10;
const TOP_CELLS = 12;
/** Widths of rows that are looked at before all cells are there. */
const LOOKED_AT = 1000;

/** Reads a table of people. Runs on a thread. */
export default async function read(task: ReadTask): Promise<ReadTable | { problem: ReadProblem }> {
  try {
    const table = await openTable(Buffer.from(task.bytes), ANY_TABLE, task.choice, isFieldName);
    const body: { number: number; cells: string[]; isBroken: boolean }[] = [];
    if (table.top.flat().some(isNoText)) return { problem: "notATable" };
    let letters = 0;
    for await (const { cells, ...row } of table.rows()) {
      const texts = cells.map((cell) => cell.toWellFormed().trim());
      letters += texts.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > MAX_LETTERS) return { problem: "sheetTooBig" };
      if (texts.some((cell) => isNoText(cell))) return { problem: "notATable" };
      body.push({ ...row, cells: texts });
      if (body.length > task.maxRows) return { problem: "tooManyRows" };
    }
    return readTable(table, body, task);
  } catch (error) {
    return { problem: error instanceof TooBig ? "sheetTooBig" : "notATable" };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are in no text
const isNoText = (cell: string): boolean => /[\x00-\x08]/.test(cell);

type Body = readonly { number: number; cells: string[]; isBroken: boolean }[];

function readTable(table: OpenTable, body: Body, { sampleRows }: ReadTask): ReadTable | { problem: ReadProblem } {
  const whole = body.filter(({ isBroken }) => !isBroken);
  const width = Math.max(table.header.length, ...whole.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
  if (width > MAX_COLUMNS) return { problem: "tooManyColumns" };
  if (body.length === 0) return { problem: "noRows" };
  const header = namesOf(Array.from({ length: width }, (_, at) => table.header[at] ?? ""));
  // A row that lacks its last cells has them empty; one that has more of them is refused where rows are read.
  const complete = (cells: readonly string[]) =>
    cells.length < width ? [...cells, ...Array(width - cells.length).fill("")] : cells;
  const sample = whole.slice(0, sampleRows).map(({ cells }) =>
    complete(cells)
      .slice(0, width)
      .map((cell) => cut(cell, SAMPLE_LENGTH)),
  );
  const { headerPlace, sheet, sheets } = table;
  const top = table.top
    .slice(0, TOP_ROWS)
    .map((cells) => cells.slice(0, TOP_CELLS).map((cell) => cut(cell.trim(), 40)));
  // Empty lines keep the numbers of the rows.
  let written = headerPlace.row + headerPlace.rows - 2;
  let csv = "\r\n".repeat(written) + csvLine(header);
  written += 1;
  for (const { number, cells, isBroken } of body) {
    csv += "\r\n".repeat(number - written - 1) + (isBroken ? brokenLine(cells[0]!) : csvLine(complete(cells)));
    written = number;
  }
  return { header, headerPlace, top, sheet, sheets, sample, rowCount: body.length, content: gzipSync(csv) };
}

/** Every column has a name of its own. */
function namesOf(header: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [at, cell] of header.entries()) {
    const base = cut(cell, MAX_COLUMN_NAME - 10) || `#${at + 1}`;
    let name = base;
    for (let count = 2; names.has(name); count++) name = `${base} (${count})`;
    names.add(name);
  }
  return [...names];
}
