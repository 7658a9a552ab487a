import { endOfPicture } from "./picture-end.server.ts";

/** Markup, scripts and document headers, as byte sequences that image data does not contain by chance. */
const FOREIGN_CONTENT = /<script|<html|<!doctype|<iframe|<svg[\s>]|<\?php|%pdf-\d/i;
/** Start of the directory of a zip archive, which is at the end of the file. */
const ZIP_DIRECTORY = "PK\x05\x06";
const ZIP_TAIL = 65_557;
/** The end of what cameras of Samsung append to a JPEG. */
const SAMSUNG_TAIL = "SEFT";

/**
 * True if a picture is also a valid page, script, document or archive. Stored pictures are encoded anew and safe
 * anyway; such a file is refused because it is not meant as a picture.
 */
export const isPolyglot = (bytes: Buffer): boolean =>
  FOREIGN_CONTENT.test(bytes.toString("latin1")) ||
  bytes.subarray(-ZIP_TAIL).includes(ZIP_DIRECTORY, 0, "latin1") ||
  hasForeignTail(bytes);

/** Pictures and films in one file at most; phones append one or two. */
const MAX_PICTURES = 10;

/** True if more follows the picture than phones append: further pictures, a short film, zeros, data of Samsung. */
function hasForeignTail(bytes: Buffer): boolean {
  let tail = bytes;
  for (let pictures = 0; pictures < MAX_PICTURES; pictures++) {
    const end = endOfPicture(tail);
    if (end === undefined) return true;
    tail = tail.subarray(end);
    if (tail.every((byte) => byte === 0) || tail.toString("latin1", tail.length - 4) === SAMSUNG_TAIL) return false;
  }
  return true;
}
