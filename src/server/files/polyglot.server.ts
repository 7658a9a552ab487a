/** Markup and scripts of pages and servers, and the heads of documents, in letters that pixels do not form by chance. */
const FOREIGN = /<script|<html|<!doctype|<iframe|<\?php|%pdf-\d/i;
/** Where the directory of a zip archive begins; it stands at the end of a file, behind at most one comment. */
const ZIP_DIRECTORY = "PK\x05\x06";
const ZIP_TAIL = 65_557;
const PNG_END = Buffer.from("0000000049454e44ae426082", "hex");

/**
 * Whether a picture is something else besides: a page, a script, a document, an archive. What is stored of a picture is
 * drawn anew and safe in any case; who sends such a file means no picture.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const isPng = bytes[0] === 0x89;
  if (isPng && !bytes.subarray(-PNG_END.length).equals(PNG_END)) return true;
  return FOREIGN.test(bytes.toString("latin1")) || bytes.subarray(-ZIP_TAIL).includes(ZIP_DIRECTORY, 0, "latin1");
}
