/** Markup, scripts and document headers, as byte sequences that image data does not contain by chance. */
const FOREIGN = /<script|<html|<!doctype|<iframe|<\?php|%pdf-\d/i;
/** Start of the directory of a zip archive, which is at the end of the file. */
const ZIP_DIRECTORY = "PK\x05\x06";
const ZIP_TAIL = 65_557;
const PNG_END = Buffer.from("0000000049454e44ae426082", "hex");

/**
 * Whether a picture is also a valid page, script, document or archive. Stored pictures are encoded anew and safe
 * anyway; such a file is refused because it is not meant as a picture.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const isPng = bytes[0] === 0x89;
  if (isPng && !bytes.subarray(-PNG_END.length).equals(PNG_END)) return true;
  return FOREIGN.test(bytes.toString("latin1")) || bytes.subarray(-ZIP_TAIL).includes(ZIP_DIRECTORY, 0, "latin1");
}
