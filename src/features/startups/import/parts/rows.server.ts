import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { MAX_ROW_BYTES, type ProfileFile, type Steps } from "../contract.ts";
import { ImportError } from "./failure.server.ts";
import { columnsIn } from "./steps.ts";
import { encodingOf, textOf } from "./text.server.ts";

/** A file of the command line, and the part of the profile that describes it. */
export interface RecognizedFile {
  path: string;
  profile: ProfileFile;
  encoding: string;
  /** Size on the disk, compressed or not. */
  bytes: number;
  header: string[];
}

/** A row of a file. Rows are numbered as a spreadsheet shows them: the header is row 1. */
export interface Row {
  number: number;
  cells: string[];
}

/**
 * Finds the file's parts of the profile by its header, one of each kind: a file may hold startups and their rounds. Throws an
 * ImportError when none, or a needed column, is there.
 */
export async function recognize(path: string, files: readonly ProfileFile[]): Promise<RecognizedFile[]> {
  const bytes = await sizeOf(path);
  const found: RecognizedFile[] = [];
  for (const profile of files) {
    const encoding = await encodingOf(path, profile.encoding);
    const [first] = await firstRow(path, encoding, profile);
    const header = (first ?? []).map((name) => name.trim());
    const isOther = found.some(({ profile: { kind } }) => kind === profile.kind);
    if (isOther || !profile.recognizedBy.every((name) => header.includes(name))) continue;
    for (const name of columnsOf(profile))
      if (!header.includes(name)) throw new ImportError(`${path} has no column "${name}", which the profile reads.`);
    const twice = header.find((name, at) => name !== "" && header.indexOf(name) !== at);
    if (twice) throw new ImportError(`${path} has two columns "${twice}".`);
    found.push({ path, profile, encoding, bytes, header });
  }
  if (found.length > 0) return found;
  const columns = files.map((profile) => profile.recognizedBy.join(", ")).join("; or ");
  throw new ImportError(`${path} is none of the profile's files. They have the columns ${columns}.`);
}

async function sizeOf(path: string): Promise<number> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (!stats.isFile()) throw new ImportError(`${path} is not a file.`);
  return stats.size;
}

async function firstRow(path: string, encoding: string, profile: ProfileFile): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of rowsIn({ path, profile, encoding }, () => {})) {
    rows.push(row);
    break;
  }
  return rows;
}

/** Every column the profile's part reads. */
export function columnsOf({ key, fields, ...file }: ProfileFile): string[] {
  const named = Object.values(fields).flatMap((field: (Steps & { otherwise?: { column: string } }) | undefined) =>
    field ? [...columnsIn(field), ...columnsIn(field.otherwise ?? {})] : [],
  );
  const keys = key.flatMap((entry) => (typeof entry === "string" ? [entry] : columnsIn(entry)));
  return [...new Set([...keys, ...named, ...("same" in file ? columnsIn(file.same) : [])])];
}

/** The rows under the header, read as they are taken. */
export async function* readRows(file: RecognizedFile, onRead: (bytes: number) => void): AsyncGenerator<Row> {
  let number = 0;
  for await (const cells of rowsIn(file, onRead)) if (++number > 1) yield { number, cells };
}

async function* rowsIn(
  { path, profile, encoding }: Pick<RecognizedFile, "path" | "profile" | "encoding">,
  onRead: (bytes: number) => void,
): AsyncGenerator<string[]> {
  const text = Readable.from(textOf(path, encoding, profile.lineEnds, onRead));
  const parser = parse({
    delimiter: profile.delimiter,
    quote: profile.quote,
    record_delimiter: "\n",
    // A quotation mark inside a cell that did not start with one is part of the cell.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  text.on("error", (error) => parser.destroy(error));
  try {
    yield* text.pipe(parser);
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`${path}: ${explain(error)}`);
    throw error;
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
