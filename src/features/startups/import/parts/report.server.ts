import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Outcome } from "#server/import/outcomes.server.ts";
import { csvOf, sheetLines } from "#shared/csv.ts";
import { reasonText } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";

const HEADER = ["file", "row", "action", "key", "column", "value", "reason"];

export interface Report {
  path: string;
  /** Resolves when there is room for more. */
  add(file: string, outcomes: readonly Outcome[]): Promise<void>;
  /** Rows of earlier imports that the source has no more. */
  addVanished(kind: string, keys: readonly string[], reason: string): Promise<void>;
  /** Resolves with the number of lines written; without any there is no file. */
  close(): Promise<number>;
}

/**
 * The report of a run as CSV, `<time>-<profile>-report.csv`: refused rows and values left out; `everyRow` (the preview) also
 * what would become of each row. The file is made with its first line.
 */
export function openReport(folder: string, profileKey: string, everyRow: boolean, now: Date): Report {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `${time}-${profileKey}-report.csv`);
  let stream: WriteStream | undefined;
  let count = 0;
  const write = async (lines: readonly string[][]) => {
    if (lines.length === 0) return;
    if (!stream) {
      await mkdir(folder, { recursive: true });
      stream = createWriteStream(file);
      stream.write(csvOf([HEADER]));
    }
    count += lines.length;
    if (!stream.write(sheetLines(lines))) await once(stream, "drain");
  };
  return {
    path: file,
    add: (name, outcomes) => write(outcomes.flatMap((outcome) => linesOf(name, outcome, everyRow))),
    addVanished: (kind, keys, reason) => write(keys.map((key) => ["", "", "vanished", key, kind, "", reason])),
    close: async () => {
      if (stream && !stream.writableEnded) {
        stream.end();
        await once(stream, "finish");
      }
      return count;
    },
  };
}

function linesOf(file: string, outcome: Outcome, everyRow: boolean): string[][] {
  const { number, key, action, why, problems, changed = [], same = [] } = outcome;
  const start = [file, String(number)];
  const line = why
    ? [...start, action, key, why.column, why.value, reasonText(why.reason, "en")]
    : [...start, action, key, "", "", ""];
  const linesFor = (word: string, list: readonly Problem[]) =>
    list.map(({ column, value, reason }) => [...start, word, key, column, value, reasonText(reason, "en")]);
  const remarks = [...linesFor("same?", same), ...linesFor("value", problems)];
  if (!everyRow) return why ? [line, ...remarks] : remarks;
  return [line, ...linesFor("change", changed), ...remarks];
}
