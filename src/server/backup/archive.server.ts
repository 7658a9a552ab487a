import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { StartError } from "../settings.server.ts";

const FORMAT_VERSION = 1;
/** Characters that are compressed at once: rows are short, and each piece costs its way through the streams. */
const PIECE_BYTES = 65_536;

/** The build that makes a backup; the commit where it is known. */
const build = z.object({ version: z.string(), commit: z.string().optional() });
export type Build = z.output<typeof build>;

/** First line of a backup. Rows are of exactly these migrations. Backups before version 1.0 do not name their build. */
const head = z.object({
  kovan: z.literal(FORMAT_VERSION),
  build: build.optional(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const file = z.object({ file: z.string(), bytes: z.string() });
/** Last line: how many rows each table has, and the digest of all lines before. */
const end = z.object({ rows: z.record(z.string(), z.int()), files: z.int(), sha256: z.string() });
export type BackupEnd = z.output<typeof end>;
export type BackupHead = z.output<typeof head>;

/** A line of a backup. Rows stay text: the database reads what it has written, and no number passes through JavaScript. */
export type BackupLine =
  | { kind: "head"; head: BackupHead }
  | { kind: "table"; table: string; columns: string[] }
  | { kind: "row"; json: string }
  | { kind: "file"; key: string; bytes: Buffer };

const written = (line: BackupLine): string => {
  if (line.kind === "row") return `r${line.json}`;
  if (line.kind === "head") return `h${JSON.stringify(line.head)}`;
  if (line.kind === "table") return `t${JSON.stringify({ table: line.table, columns: line.columns })}`;
  return `f${JSON.stringify({ file: line.key, bytes: line.bytes.toString("base64") })}`;
};

/** Writes lines into a file that only its owner reads; it gets its name when it is complete. */
export async function writeArchive(to: string, lines: AsyncIterable<BackupLine>): Promise<BackupEnd> {
  const unfinished = `${to}.part`;
  const rows: Record<string, number> = {};
  let files = 0;
  let current = "";
  let last: BackupEnd | undefined;
  const text = async function* () {
    const digest = createHash("sha256");
    let piece = "";
    for await (const line of lines) {
      if (line.kind === "table") {
        current = line.table;
        rows[current] = 0;
      }
      if (line.kind === "row") rows[current]!++;
      if (line.kind === "file") files++;
      piece += `${written(line)}\n`;
      if (piece.length < PIECE_BYTES) continue;
      digest.update(piece);
      yield piece;
      piece = "";
    }
    digest.update(piece);
    yield piece;
    last = { rows, files, sha256: digest.digest("hex") };
    yield `e${JSON.stringify(last)}\n`;
  };
  try {
    await pipeline(Readable.from(text()), createGzip({ level: 3 }), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return last!;
}

/** The first line of a backup. Throws a `StartError` where the file has none. */
export async function headOf(from: string): Promise<BackupHead> {
  for await (const line of readArchive(from)) if (line.kind === "head") return line.head;
  throw new StartError(broken(from));
}

/** Reads a backup to its end and checks that nothing of it was cut off or changed. Throws a `StartError` that says so. */
export async function checkArchive(from: string): Promise<BackupEnd> {
  const digest = createHash("sha256");
  let last: string | undefined;
  for await (const line of linesOf(from)) {
    if (last !== undefined) digest.update(`${last}\n`);
    last = line;
  }
  const found = last?.startsWith("e") ? end.safeParse(JSON.parse(last.slice(1))) : undefined;
  if (!found?.success || found.data.sha256 !== digest.digest("hex")) throw new StartError(broken(from));
  return found.data;
}

/** The lines of a backup that `checkArchive` has read. */
export async function* readArchive(from: string): AsyncGenerator<BackupLine> {
  for await (const line of linesOf(from)) {
    const json = line.slice(1);
    if (line.startsWith("r")) yield { kind: "row", json };
    else if (line.startsWith("h")) yield { kind: "head", head: head.parse(JSON.parse(json)) };
    else if (line.startsWith("t")) yield { kind: "table", ...table.parse(JSON.parse(json)) };
    else if (line.startsWith("f")) {
      const { file: key, bytes } = file.parse(JSON.parse(json));
      yield { kind: "file", key, bytes: Buffer.from(bytes, "base64") };
    }
  }
}

async function* linesOf(from: string): AsyncGenerator<string> {
  const source = createReadStream(from);
  const text = createGunzip();
  // Without this an error of the file would not reach who reads the text.
  source.on("error", (error) => text.destroy(error)).pipe(text);
  let rest = "";
  try {
    for await (const part of text.setEncoding("utf8")) {
      const lines = (rest + part).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    throw new StartError(code.startsWith("Z_") ? broken(from) : `${from} cannot be read (${code}).`);
  } finally {
    source.destroy();
  }
  if (rest !== "") throw new StartError(broken(from));
}

const broken = (from: string) => `${from} is no whole backup: something was cut off or changed. Nothing was restored.`;
