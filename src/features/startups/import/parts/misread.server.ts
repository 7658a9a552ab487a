import iconv from "iconv-lite";

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
