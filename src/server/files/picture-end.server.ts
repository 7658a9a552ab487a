/**
 * The length of the picture or film that a file begins with, by its own account, up to the length of the file; undefined when
 * it begins with none.
 */
export function endOfPicture(bytes: Buffer): number | undefined {
  if (bytes.length < 16) return undefined;
  const end = endOf(bytes);
  return end === undefined ? undefined : Math.min(end, bytes.length);
}

function endOf(bytes: Buffer): number | undefined {
  if (bytes.readUInt16BE(0) === 0xffd8) return endOfJpeg(bytes);
  if (bytes[0] === 0x89) return endOfPng(bytes);
  if (bytes.toString("latin1", 0, 4) === "RIFF") return bytes.readUInt32LE(4) + 8;
  if (bytes.toString("latin1", 4, 8) === "ftyp") return endOfBoxes(bytes);
  return undefined;
}

/** Segments of a marker and a length; the image data behind a start of scan have no length and contain FF only before 00 or a restart. */
function endOfJpeg(bytes: Buffer): number | undefined {
  const END = 0xd9;
  const SCAN = 0xda;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === END) return at + 2;
    if (marker === 0xff) {
      at++;
      continue;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
  return bytes.length;
}

function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && (bytes[at + 1] === 0 || (bytes[at + 1]! & 0xf8) === 0xd0)) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}

/** Chunks of a length, a name of four letters, content and a checksum, the last named IEND. */
function endOfPng(bytes: Buffer): number {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === "IEND") break;
  }
  return at;
}

/** AVIF and MP4: boxes of a length and a name. Length 0: up to the end; 1: the length stands behind the name. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 16 <= bytes.length && /^[\w ]{4}$/.test(bytes.toString("latin1", at + 4, at + 8))) {
    const short = bytes.readUInt32BE(at);
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length === 0) return bytes.length;
    if (length < 8) break;
    at += length;
  }
  return at;
}
