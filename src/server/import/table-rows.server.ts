import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { StartError } from "../settings.server.ts";
import { encodingOf, type LineEnds, textOf } from "./file-text.server.ts";

/** Longest row of a file in bytes. A longer one is a quotation mark that never closes, not data. */
const MAX_ROW_BYTES = 1_048_576;

/** How the text of a table is cut into rows and cells. */
export interface TableFormat {
  delimiter: string;
  quote: string;
  lineEnds: LineEnds;
}

/** A table in a file. */
export interface TableFile {
  path: string;
  format: TableFormat;
  encoding: string;
}

/** As an upload is stored: a CSV in UTF-8 with commas, whose columns have different names. */
export const STORED: Pick<TableFile, "format" | "encoding"> = {
  format: { delimiter: ",", quote: '"', lineEnds: "any" },
  encoding: "utf-8",
};

/** A row of a file. Rows are numbered as a spreadsheet shows them: the header is row 1. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** The names of the columns, and the encoding they are read in. Throws a StartError for a file that has none of the encodings. */
export async function headerOf(path: string, format: TableFormat, encodings: string | readonly string[]) {
  const encoding = await encodingOf(path, encodings);
  let header: string[] = [];
  for await (const cells of allRows({ path, format, encoding }, () => {})) {
    header = cells.map((name) => name.trim());
    break;
  }
  return { header, encoding };
}

/** The rows under the header, read as they are taken. `onRead` hears how many bytes of the file were read. */
export async function* readRows(file: TableFile, onRead: (bytes: number) => void = () => {}): AsyncGenerator<TableRow> {
  let number = 0;
  for await (const cells of allRows(file, onRead)) if (++number > 1) yield { number, cells };
}

async function* allRows({ path, format, encoding }: TableFile, onRead: (bytes: number) => void) {
  try {
    yield* cellsOf(textOf(path, encoding, format.lineEnds, onRead), format);
  } catch (error) {
    if (error instanceof CsvError) throw new StartError(`${path}: ${explain(error)}`);
    throw error;
  }
}

/** The cells of the rows of a text whose lines end in LF. Empty lines are no rows. */
export async function* cellsOf(
  pieces: Iterable<string> | AsyncIterable<string>,
  { delimiter, quote }: Omit<TableFormat, "lineEnds">,
  isTrimmed = false,
): AsyncGenerator<string[]> {
  const text = Readable.from(pieces);
  const parser = parse({
    delimiter,
    quote,
    record_delimiter: "\n",
    // A quotation mark inside a cell that did not start with one is part of the cell.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    trim: isTrimmed,
  });
  text.on("error", (error) => parser.destroy(error));
  try {
    yield* text.pipe(parser);
  } finally {
    text.destroy();
  }
}

function explain(error: CsvError): string {
  const line = typeof error.lines === "number" ? ` near line ${error.lines}` : "";
  if (error.code === "CSV_MAX_RECORD_SIZE" || error.code === "CSV_QUOTE_NOT_CLOSED")
    return `a quotation mark${line} is never closed. Mend the file, or name another quotation mark in the profile.`;
  return `the table cannot be read${line}: ${error.message}.`;
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
