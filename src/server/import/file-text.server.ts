import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import iconv from "iconv-lite";
import { StartError } from "../settings.server.ts";

const CHUNK_BYTES = 256 * 1024;

/** A file by its path, or the bytes of an upload. */
export type Source = string | Buffer;

/**
 * The bytes of a file, unpacked when it is gzip, whatever its name; an upload is never unpacked, because nothing limits what
 * comes out. `onRead` hears how many bytes of the file itself are read.
 */
async function* bytesOf(file: Source, onRead?: (bytes: number) => void): AsyncGenerator<Buffer> {
  if (typeof file !== "string") return yield file;
  const packed = await isGzip(file);
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  if (onRead) source.on("data", (chunk) => onRead(chunk.length));
  if (!packed) return yield* source;
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  // pipe() passes no errors on, and the reader of `unpacked` would wait for ever.
  source.on("error", (error) => unpacked.destroy(error));
  try {
    yield* source.pipe(unpacked);
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
      throw new StartError(`${file} is damaged: it cannot be unpacked to its end (${error.message}).`);
    throw error;
  } finally {
    source.destroy();
  }
}

async function isGzip(file: string): Promise<boolean> {
  const [first, second] = await firstBytes(file, 2);
  return first === 0x1f && second === 0x8b;
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * The encoding to read a file in: that of its byte order mark, or the first of these encodings that fits. UTF-8 fits when every
 * byte of the file is valid, UTF-16 by the places of its zero bytes, any other always.
 */
export async function encodingOf(file: Source, encodings: string | readonly string[]): Promise<string> {
  const names = (Array.isArray(encodings) ? encodings : [encodings]).flatMap((name: string) =>
    name === "detect" ? ["utf-16le", "utf-16be", "utf-8"] : [name.toLowerCase()],
  );
  const start = await startOf(file);
  const marked = markedEncoding(start);
  if (marked) return marked;
  for (const name of names) if (await fits(file, start, name)) return name;
  throw new StartError(
    `${typeof file === "string" ? file : "The file"} is not ${names.at(-1)} text. Name its encoding in the profile.`,
  );
}

/** The first bytes of a file, unpacked. */
export async function startOf(file: Source): Promise<Buffer> {
  for await (const chunk of bytesOf(file)) return chunk;
  return Buffer.alloc(0);
}

/** All bytes of a file, unpacked. */
export async function wholeBytes(file: Source): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function markedEncoding(start: Buffer): string | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return undefined;
}

async function fits(file: Source, start: Buffer, name: string): Promise<boolean> {
  // Column names are Latin letters in every table we know: in UTF-16 each has a zero byte, on the side of the byte order.
  if (/^utf-?16/.test(name)) return start.length > 1 && start[name.endsWith("be") ? 0 : 1] === 0;
  if (!/^utf-?8$/.test(name)) return true;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of bytesOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

export type LineEnds = "any" | "lf" | "crlf" | "cr";

/** The text of a file in pieces, lines ending in LF as far as `lineEnds` says; "any": CR LF, LF and a lone CR, also mixed. */
export async function* textOf(
  file: Source,
  encoding: string,
  lineEnds: LineEnds,
  onRead?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  const normal = lineNormalizer(lineEnds);
  for await (const chunk of bytesOf(file, onRead)) yield normal(decoder.write(chunk));
  yield normal(decoder.end() ?? "", true);
}

/** Brings line ends to LF piece by piece; a CR at the end of a piece waits for what follows it. */
export function lineNormalizer(lineEnds: LineEnds): (piece: string, last?: boolean) => string {
  if (lineEnds === "lf") return (piece) => piece;
  const ends = { any: /\r\n?/g, crlf: /\r\n/g, cr: /\r/g }[lineEnds];
  let pending = "";
  return (piece, last = false) => {
    const text = pending + piece;
    pending = !last && text.endsWith("\r") ? "\r" : "";
    return (pending ? text.slice(0, -1) : text).replace(ends, "\n");
  };
}

/** True if files in this encoding can be read. */
export const knowsEncoding = (name: string): boolean => name === "detect" || iconv.encodingExists(name);

const strict = new TextDecoder("utf-8", { fatal: true });

/**
 * Undoes UTF-8 that was once read in another encoding: "agÃ¡mi" → "agámi". Only where the text, written back in that
 * encoding, is UTF-8 to the last byte; then chance is all but ruled out. Anything else stays as it is.
 */
export function repairMisread(text: string, misreadAs: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII cannot be misread
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  const bytes = iconv.encode(text, misreadAs);
  if (iconv.decode(bytes, misreadAs) !== text) return text;
  try {
    return strict.decode(bytes);
  } catch {
    return text;
  }
}
