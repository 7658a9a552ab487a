/** Texts that a spreadsheet would take for a formula begin with an apostrophe. */
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Rows as a file of values with commas between them, which spreadsheets open with the right letters. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows
    .map((row) =>
      row.map((value) => (typeof value === "number" ? value : `"${safe(value).replaceAll('"', '""')}"`)).join(","),
    )
    .join("\r\n")}\r\n`;
