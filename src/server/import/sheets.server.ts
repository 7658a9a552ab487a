import { Unzip, UnzipInflate } from "fflate";

/** Bytes that a workbook may unpack to. */
export const MAX_UNPACKED = 100 * 1024 * 1024;

/** The tables of a file that is no text of lines. Names are empty where a file has only one. */
export interface Sheets {
  names: string[];
  rowsOf(name: string): AsyncIterable<string[]>;
}

export class TooBig extends Error {}

/** A workbook of Excel or OpenDocument, or JSON; undefined: a text of lines. Throws `TooBig`, or for a damaged workbook. */
export async function sheetsOf(bytes: Uint8Array, text: () => Promise<string>): Promise<Sheets | undefined> {
  // Every workbook is an archive, whose first letters these are.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (unpackedSize(bytes) > MAX_UNPACKED) throw new TooBig();
    return isOpenDocument(bytes) ? openDocumentSheets(bytes) : excelSheets(bytes);
  }
  return startsLikeJson(bytes) ? jsonSheets(await text()) : undefined;
}

/** True if a file has to be read as a whole: it is an archive, or starts like JSON. */
export const isWhole = (start: Uint8Array): boolean =>
  (start[0] === 0x50 && start[1] === 0x4b) || startsLikeJson(start);

function startsLikeJson(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 200))
    .replace(/^\uFEFF/, "")
    .trimStart();
  return /^(?:\{\s*["}\n]|\[\s*[[{])/.test(start);
}

/** The first file of an OpenDocument archive says what it is, unpacked. */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(30, 100)).startsWith("mimetypeapplication/vnd.oasis.opendocument");

async function excelSheets(bytes: Uint8Array): Promise<Sheets> {
  const { readXlsx, streamXlsxRows } = await import("hucre/xlsx");
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  return {
    names,
    rowsOf: async function* (name) {
      const [sheet] = (await readXlsx(bytes, { sheets: [name], maxRows: 1 })).sheets;
      const merged = (sheet?.merges ?? []).filter(({ startRow, endRow }) => endRow > startRow);
      const above = new Map<number, string>();
      let number = 0;
      for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
        // Rows without a cell are not in the file.
        for (; number < index; number++) yield [];
        number++;
        yield withMerged(values.map(cellText), index, merged, above);
      }
    },
  };
}

interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
}

/** A cell that reaches over several rows stands in each of them. `above`: its text by column. */
function withMerged(cells: string[], row: number, merged: readonly Merge[], above: Map<number, string>): string[] {
  const whole = [...cells];
  for (const { startRow, startCol, endRow } of merged) {
    if (row === startRow) above.set(startCol, whole[startCol] ?? "");
    if (row <= startRow || row > endRow) continue;
    while (whole.length <= startCol) whole.push("");
    whole[startCol] ||= above.get(startCol) ?? "";
  }
  return whole;
}

async function openDocumentSheets(bytes: Uint8Array): Promise<Sheets> {
  const { readOds } = await import("hucre/ods");
  const { sheets } = await readOds(bytes);
  return {
    names: sheets.map(({ name }) => name),
    rowsOf: async function* (name) {
      for (const row of sheets.find((sheet) => sheet.name === name)?.rows ?? []) yield row.map(cellText);
    },
  };
}

/** A list of objects, or the longest one within an object, or an object a line; undefined: it is no JSON. */
async function jsonSheets(text: string): Promise<Sheets | undefined> {
  const { flattenValue } = await import("hucre/json");
  const value = parsed(text) ?? lineByLine(text);
  const list = listIn(value);
  if (!list) return undefined;
  const rows = list.every(Array.isArray)
    ? list.map((row) => (row as unknown[]).map(plainText))
    : tableOf(list.map((item) => flattenValue(item, { arrayJoin: "; " })));
  return {
    names: [""],
    rowsOf: async function* () {
      yield* rows;
    },
  };
}

function tableOf(items: readonly Record<string, unknown>[]): string[][] {
  const header = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return [header, ...items.map((item) => header.map((name) => plainText(item[name])))];
}

const plainText = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lineByLine(text: string): unknown[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const values = lines.map(parsed);
  return values.some((value) => value === undefined) ? undefined : values;
}

function listIn(value: unknown, depth = 3): unknown[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : undefined;
  if (!isObject(value) || depth === 0) return undefined;
  const lists = Object.values(value).flatMap((inner) => {
    const list = listIn(inner, depth - 1);
    return list ? [list] : [];
  });
  return lists.toSorted((one, other) => other.length - one.length)[0];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  // A workbook can name characters that no text holds.
  return String(value).toWellFormed().replaceAll("\0", "").trim();
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
