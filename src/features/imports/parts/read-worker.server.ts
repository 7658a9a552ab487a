import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { Unzip, UnzipInflate } from "fflate";
import { streamXlsxRows } from "hucre/xlsx";
import iconv from "iconv-lite";
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
const MAX_ROW = 1_048_576;
const DELIMITERS = [",", ";", "\t", "|"];
/** What some write before a table, so that Excel knows its delimiter. */
const SEPARATOR_LINE = /^\uFEFF?sep=([,;\t|])\r?\n/i;

/** Reads a table of people: the first row that has cells names the columns. Runs on a thread. */
export default async function read(task: ReadTask): Promise<ReadTable | { problem: ReadProblem }> {
  try {
    const rows = task.isWorkbook ? await workbookRows(task) : csvRows(task);
    return "problem" in rows ? rows : tableOf(rows.rows, task);
  } catch {
    return { problem: "notATable" };
  }
}

type Rows = { rows: string[][] } | { problem: ReadProblem };

async function workbookRows({ bytes, maxRows }: ReadTask): Promise<Rows> {
  if (unpackedSize(bytes) > MAX_UNPACKED) return { problem: "sheetTooBig" };
  const rows: string[][] = [];
  let letters = 0;
  for await (const { values } of streamXlsxRows(bytes)) {
    const cells = values.map(cellText);
    if (cells.every((cell) => cell === "")) continue;
    letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (letters > MAX_LETTERS) return { problem: "sheetTooBig" };
    rows.push(cells);
    if (rows.length > maxRows + 1) return { problem: "tooManyRows" };
  }
  return { rows };
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

function csvRows({ bytes, maxRows }: ReadTask): Rows {
  const written = textOf(Buffer.from(bytes)).toWellFormed();
  if (written.includes("\0")) return { problem: "notATable" };
  const [line = "", separator] = SEPARATOR_LINE.exec(written) ?? [];
  const text = written.slice(line.length);
  const rows: string[][] = parse(text, {
    delimiter: separator ?? delimiterOf(text),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_ROW,
    to: maxRows + 2,
    trim: true,
  });
  return rows.length > maxRows + 1 ? { problem: "tooManyRows" } : { rows };
}

/** UTF-8 and UTF-16; anything else was written by a Turkish Windows. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, "windows-1254");
  }
}

/** The delimiter that the first line has most often outside of quotation marks. */
function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, MAX_ROW)
      .split(/[\r\n]+/)
      .find((one) => one.trim() !== "") ?? "";
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
  const csv = [header, ...complete].map((row) => row.map(csvCell).join(",")).join("\n");
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

const csvCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
