import { gzipSync } from "node:zlib";
import { Unzip, UnzipInflate } from "fflate";
import { streamXlsxRows } from "hucre/xlsx";
import { encodingOf, textOf } from "#server/import/file-text.server.ts";
import { cellsOf } from "#server/import/table-rows.server.ts";
import { csvLine } from "#shared/csv.ts";
import { cut } from "#shared/cut.ts";
import { MAX_COLUMN_NAME, MAX_COLUMNS } from "#shared/import/fields.ts";

export interface ReadTask {
  bytes: Uint8Array;
  /** An Excel workbook; else a CSV. */
  isWorkbook: boolean;
  maxRows: number;
  sampleRows: number;
}

export type ReadProblem = "notATable" | "tooManyRows" | "tooManyColumns" | "sheetTooBig" | "noRows";
export interface ReadTable {
  header: string[];
  sample: string[][];
  rowCount: number;
  /** All of it as CSV in UTF-8, packed. */
  content: Uint8Array;
}

/** Bytes that a workbook may unpack to. */
const MAX_UNPACKED = 100 * 1024 * 1024;
/** Letters of all cells together: in a workbook many cells can name one and the same long text. */
const MAX_LETTERS = 30 * 1024 * 1024;
/** Longest cell of a sample, in characters. */
const SAMPLE_LENGTH = 120;
const DELIMITERS = [",", ";", "\t", "|"];
/** A line that some programs write before a table, so that Excel knows its delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;

/** Reads a table of people: the first row that has cells names the columns. Runs on a thread. */
export default async function read(task: ReadTask): Promise<ReadTable | { problem: ReadProblem }> {
  try {
    const { isWorkbook, maxRows } = task;
    const bytes = Buffer.from(task.bytes);
    if (isWorkbook && unpackedSize(bytes) > MAX_UNPACKED) return { problem: "sheetTooBig" };
    const rows: string[][] = [];
    let letters = 0;
    for await (const cells of isWorkbook ? workbookRows(bytes) : csvRows(await wholeText(bytes))) {
      if (cells.every((cell) => cell === "")) continue;
      letters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > MAX_LETTERS) return { problem: "sheetTooBig" };
      rows.push(cells);
      if (rows.length > maxRows + 1) return { problem: "tooManyRows" };
    }
    return tableOf(rows, task);
  } catch {
    return { problem: "notATable" };
  }
}

async function* workbookRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  for await (const { values } of streamXlsxRows(bytes)) yield values.map(cellText);
}

/** Counts what comes out, whatever the directory of the archive says. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_UNPACKED) file.terminate();
    };
    if (size <= MAX_UNPACKED) file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && size <= MAX_UNPACKED; at += 65_536)
    unzip.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length);
  return size;
}

function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  // A workbook can name characters that no text holds.
  return String(value).toWellFormed().replaceAll("\0", "").trim();
}

/** UTF-8 and UTF-16; anything else was written by a Turkish Windows. */
async function wholeText(bytes: Buffer): Promise<string> {
  const encoding = await encodingOf(bytes, ["utf-8", "windows-1254"]);
  let text = "";
  for await (const piece of textOf(bytes, encoding, "any")) text += piece;
  return text.toWellFormed();
}

function csvRows(written: string): AsyncGenerator<string[]> {
  if (written.includes("\0")) throw new Error("no text");
  const [line = "", separator] = SEPARATOR_LINE.exec(written) ?? [];
  const text = written.slice(line.length);
  return cellsOf([text], { delimiter: separator ?? delimiterOf(text), quote: '"' }, true);
}

/** The delimiter that the first line has most often outside of quotation marks. */
function delimiterOf(text: string): string {
  const line = /^\s*(\S.*)/.exec(text)?.[1] ?? "";
  const bare = line.replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

function tableOf(rows: readonly string[][], { sampleRows }: ReadTask): ReadTable | { problem: ReadProblem } {
  const [first = [], ...body] = rows;
  const width = Math.max(first.length, ...body.slice(0, 1000).map((row) => row.length));
  if (width > MAX_COLUMNS) return { problem: "tooManyColumns" };
  if (body.length === 0) return { problem: "noRows" };
  const header = namesOf(Array.from({ length: width }, (_, at) => first[at] ?? ""));
  // A row that lacks its last cells has them empty; one that has more of them is refused where rows are read.
  const complete = body.map((row) => (row.length < width ? [...row, ...Array(width - row.length).fill("")] : row));
  const sample = complete
    .slice(0, sampleRows)
    .map((row) => row.slice(0, width).map((cell) => cut(cell, SAMPLE_LENGTH)));
  const csv = [header, ...complete].map(csvLine).join("");
  return { header, sample, rowCount: body.length, content: gzipSync(csv) };
}

/** Every column has a name of its own. */
function namesOf(header: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [at, cell] of header.entries()) {
    const base = cut(cell.replace(/\s+/g, " ").trim(), MAX_COLUMN_NAME - 10) || `#${at + 1}`;
    let name = base;
    for (let count = 2; names.has(name); count++) name = `${base} (${count})`;
    names.add(name);
  }
  return [...names];
}
