/** Longest row in letters. A longer one is a quotation mark that never closes, not data. */
const MAX_ROW_LETTERS = 1_048_576;

export interface CutFormat {
  delimiter: string;
  quote: string;
}

/** A row of a text. One whose quotation marks do not pair is broken: its line is its one cell. */
export interface CutRow {
  cells: string[];
  isBroken: boolean;
}

/**
 * The rows of a text whose lines end in LF, empty ones too. A quotation mark within a cell that did not start with one is part of
 * it. A row whose marks do not pair costs its first line alone: the lines after it are read as if it were not there.
 */
export async function* cutRows(
  pieces: Iterable<string> | AsyncIterable<string>,
  format: CutFormat,
): AsyncGenerator<CutRow> {
  const lines = linesOf(pieces);
  /** Lines that were taken for a cell which never ended. */
  let again: string[] = [];
  const next = async (): Promise<string | undefined> => {
    if (again.length > 0) return again.shift();
    const { value, done } = await lines.next();
    return done ? undefined : value;
  };
  try {
    for (let line = await next(); line !== undefined; line = await next()) {
      if (!line.includes(format.quote)) {
        yield { cells: line.split(format.delimiter), isBroken: false };
        continue;
      }
      const cutter = rowCutter(format);
      const taken: string[] = [];
      let state = cutter.add(line);
      for (let letters = line.length; state === "open" && letters < MAX_ROW_LETTERS; ) {
        const more = await next();
        if (more === undefined) break;
        taken.push(more);
        letters += more.length;
        state = cutter.add(more);
      }
      if (state !== "done") again = [...taken, ...again];
      yield state === "done" ? { cells: cutter.cells, isBroken: false } : { cells: [line], isBroken: true };
    }
  } finally {
    await lines.return(undefined);
  }
}

async function* linesOf(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Cuts one row, line by line: "open" while a quotation mark waits for its pair. */
function rowCutter({ delimiter, quote }: CutFormat) {
  const cells: string[] = [];
  let cell = "";
  let isOpen = false;
  const afterSpaces = (line: string, from: number) => {
    let at = from;
    while ((line[at] === " " || line[at] === "\t") && line[at] !== delimiter) at++;
    return at;
  };
  /** Reads up to the closing mark: the place behind it, or -1 where it is in a later line. */
  const closing = (line: string, from: number): number => {
    for (let at = from; ; ) {
      const end = line.indexOf(quote, at);
      cell += line.slice(at, end < 0 ? undefined : end);
      if (end < 0 || line[end + 1] !== quote) return end < 0 ? -1 : end + 1;
      cell += quote;
      at = end + 2;
    }
  };
  const bareCell = (line: string, from: number): number => {
    const end = line.indexOf(delimiter, from);
    cells.push(line.slice(from, end < 0 ? undefined : end));
    return end < 0 ? line.length : end;
  };
  const add = (line: string): "done" | "open" | "broken" => {
    cell = isOpen ? `${cell}\n` : "";
    for (let at = 0; at <= line.length; at++) {
      const start = isOpen ? at - 1 : afterSpaces(line, at);
      if (!isOpen && line[start] !== quote) {
        at = bareCell(line, at);
        continue;
      }
      const end = closing(line, start + 1);
      isOpen = end < 0;
      if (isOpen) return "open";
      cells.push(cell);
      cell = "";
      at = afterSpaces(line, end);
      if (at < line.length && line[at] !== delimiter) return "broken";
    }
    return "done";
  };
  return { cells, add };
}

/** A broken line, written so that it is one again when it is read. */
export const brokenLine = (line: string): string => `"${line.replaceAll('"', "'")}"!\r\n`;
