import { isTest } from "./sources.ts";

/** An object or array that is made only to be spread: its fields or values themselves say the same. */
const FRESH_SPREAD = /\.\.\.(\{ |\[["'`\d])/;

/** A statement whose rows have their type by assertion: write a Drizzle select, or parse its rows with `rowsOf`. */
const ASSERTED_ROWS = /\.execute[<]/g;
/** Statements that may: hot ones whose rows the schema of the answer checks, and those of the import. */
const MAX_ASSERTED_ROWS = 24;

interface File {
  file: string;
  text: string;
}

/** Ways of writing that readers stop at, named with their line, and a kind that must not become more. */
export const checkIdiom = (files: readonly File[], maxAssertedRows = MAX_ASSERTED_ROWS): string[] => [
  ...files.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        FRESH_SPREAD.test(line) ? [`${file}:${index + 1}: spreads a fresh literal; write its fields or values`] : [],
      ),
  ),
  ...assertedRows(files, maxAssertedRows),
];

function assertedRows(files: readonly File[], max: number): string[] {
  const counts = files
    .filter(({ file }) => !isTest(file) && !/^(?:testing|e2e)\//.test(file))
    .map(({ file, text }) => ({ file, count: text.match(ASSERTED_ROWS)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total <= max) return [];
  const places = counts.map(({ file, count }) => `${file} (${count})`).join(", ");
  return [`rows typed by assertion: ${total}, ${max} at most; parse them with rowsOf: ${places}`];
}
