type Cell = string | number;

/** A spreadsheet recognizes UTF-8 by this mark at the beginning of a file. */
const UTF_8_MARK = "\uFEFF";

const quotedIfNeeded = (text: string): string =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A spreadsheet would compute a text that begins like a formula: an apostrophe goes before it. */
const withoutFormula = (cell: Cell): Cell =>
  typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/**
 * A line of a file of values with commas between them (RFC 4180). The values are exact: it is for programs to read. A line of one
 * empty value is not an empty line, which readers leave out.
 */
export function csvLine(cells: readonly Cell[]): string {
  const line = cells.map((cell) => (typeof cell === "number" ? cell : quotedIfNeeded(cell))).join(",");
  return `${line || '""'}\r\n`;
}

/** Lines of a file that spreadsheets open: no cell is a formula. */
export const sheetLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => csvLine(row.map(withoutFormula))).join("");

/** The beginning of a file that spreadsheets open, or all of it. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => UTF_8_MARK + sheetLines(rows);
