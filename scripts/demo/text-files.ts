import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "texts");

/** One entry of a text file: its head, split at the bars, and the lines below, English and Turkish in turn. */
export interface Entry {
  head: string[];
  lines: string[];
}

/** Entries are parted by empty lines. Throws when one has another number of lines than the file should. */
export function readEntries(file: string, linesEach: number): Entry[] {
  const text = readFileSync(path.join(FOLDER, file), "utf8");
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = "", ...lines] = block.split("\n").map((line) => line.trim());
      if (lines.length !== linesEach)
        throw new Error(`${file}: “${head}” has ${lines.length} lines, not ${linesEach}.`);
      return { head: head.split("|").map((part) => part.trim()), lines };
    });
}

export const filesOf = (folder: string): string[] => readdirSync(path.join(FOLDER, folder)).sort();
